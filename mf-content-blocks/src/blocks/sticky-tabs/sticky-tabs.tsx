import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { StickyTabs as KitStickyTabs } from '@stadtraum/shared-ui/sticky-tabs';
import type { TabbedContent } from '../../panels/tabbed-content.ts';
import { tabsOf } from '../../panels/tabs-of.tsx';
import { innerLevel } from '../../section/inner-level.ts';
import { Section } from '../../section/section.tsx';

/** Long panels with sticky tabs; on small screens the tabs are behind a button (R2.11-8). */
export default function StickyTabs({ id, content }: BlockProps<TabbedContent>) {
  const { heading, level, intro, label, panels } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <KitStickyTabs tabs={tabsOf(id, panels)} label={label} level={innerLevel({ heading, level })} />
    </Section>
  );
}
