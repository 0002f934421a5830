import type { Tab } from '@stadtraum/shared-ui/tabs';
import { Panel } from './panel.tsx';
import type { PanelContent } from './panel-content.ts';

/** Converts a block's panels to the kit's tabs. @param blockId prefix of the anchors */
export function panelTabs(blockId: string, panels: readonly PanelContent[]): Tab[] {
  return panels.map((panel) => ({
    id: `${blockId}-${panel.id}`,
    title: panel.title,
    content: <Panel panel={panel} />,
  }));
}
