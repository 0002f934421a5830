import type { Tab } from '@stadtraum/shared-ui/tabs';
import { Panel } from './panel.tsx';
import type { PanelContent } from './panel-content.ts';

/** The kit's tabs for a block's panels. @param blockId prefix of their anchors */
export function panelTabs(blockId: string, panels: readonly PanelContent[]): Tab[] {
  return panels.map((panel) => ({
    id: `${blockId}-${panel.id}`,
    title: panel.title,
    content: <Panel panel={panel} />,
  }));
}
