import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Accordion as Sections } from '@stadtraum/shared-ui/accordion';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';
import styles from './accordion.module.css';
import type { AccordionContent } from './content.ts';

/** Collapsible sections beside their heading (R2.11-15). */
export default function Accordion({ id, content }: BlockProps<AccordionContent>) {
  const { heading, items } = content;
  return (
    <Section id={id} heading={heading}>
      <Sections
        className={styles.items}
        level={subheadingLevel({ heading })}
        items={items.map((item) => ({
          id: `${id}-${item.id}`,
          title: item.title,
          content: <RichText html={item.html} />,
        }))}
      />
    </Section>
  );
}
