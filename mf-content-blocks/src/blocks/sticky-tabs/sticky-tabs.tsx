import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { StickyTabs as KitStickyTabs } from '@stadtraum/shared-ui/sticky-tabs';
import { panelTabs } from '../../panels/panel-tabs.tsx';
import type { TabbedContent } from '../../panels/tabbed-content.ts';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';

/** Long panels with sticky tabs; on small screens the tabs are behind a button (R2.11-8). */
export default function StickyTabs({ id, content }: BlockProps<TabbedContent>) {
  const { heading, level, intro, label, panels } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <KitStickyTabs tabs={panelTabs(id, panels)} label={label} level={subheadingLevel({ heading, level })} />
    </Section>
  );
}
