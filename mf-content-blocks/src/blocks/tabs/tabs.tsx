import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Tabs as KitTabs } from '@stadtraum/shared-ui/tabs';
import { tabsOf } from '../../shared/panels/tabs-of.tsx';
import { innerLevel } from '../../shared/section/inner-level.ts';
import { Section } from '../../shared/section/section.tsx';
import type { TabsContent } from './block.ts';

/** Panels of which one is shown, by tabs above them (R2.11-16). Without JavaScript they are sections with headings. */
export default function Tabs({ id, content }: BlockProps<TabsContent>) {
  const { heading, level, intro, label, panels } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <KitTabs tabs={tabsOf(id, panels)} label={label} level={innerLevel({ heading, level })} />
    </Section>
  );
}
