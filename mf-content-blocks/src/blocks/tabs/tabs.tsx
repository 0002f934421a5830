import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Tabs as KitTabs } from '@stadtraum/shared-ui/tabs';
import type { TabbedContent } from '../../panels/tabbed-content.ts';
import { tabsOf } from '../../panels/tabs-of.tsx';
import { innerLevel } from '../../section/inner-level.ts';
import { Section } from '../../section/section.tsx';

/** Panels with tabs above them (R2.11-16). Without JavaScript they are sections with headings. */
export default function Tabs({ id, content }: BlockProps<TabbedContent>) {
  const { heading, level, intro, label, panels } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <KitTabs tabs={tabsOf(id, panels)} label={label} level={innerLevel({ heading, level })} />
    </Section>
  );
}
