import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Tabs as KitTabs } from '@stadtraum/shared-ui/tabs';
import { panelTabs } from '../../panels/panel-tabs.tsx';
import type { TabbedContent } from '../../panels/tabbed-content.ts';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';

/** Panels with tabs above them (R2.11-16). Without JavaScript they are sections with headings. */
export default function Tabs({ id, content }: BlockProps<TabbedContent>) {
  const { heading, level, intro, label, panels } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <KitTabs tabs={panelTabs(id, panels)} label={label} level={subheadingLevel({ heading, level })} />
    </Section>
  );
}
