import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Accordion as Sections } from '@stadtraum/shared-ui/accordion';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import styles from './accordion.module.css';
import type { AccordionContent } from './block.ts';

/** Sections that open one by one, beside their heading. */
export default function Accordion({ id, content }: BlockProps<AccordionContent>) {
  const { heading, items } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.accordion} aria-labelledby={heading && headingId}>
      {heading && (
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
      )}
      <Sections
        className={styles.items}
        level={heading ? 3 : 2}
        items={items.map((item) => ({
          id: `${id}-${item.id}`,
          title: item.title,
          content: <RichText html={item.html} />,
        }))}
      />
    </section>
  );
}
