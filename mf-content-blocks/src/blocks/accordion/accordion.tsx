import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import styles from './accordion.module.css';
import { AccordionItem } from './accordion-item.tsx';
import type { AccordionContent } from './block.ts';

/** Sections that open one by one; several may be open. Before hydration they are plain `<details>`. */
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
      <div className={styles.items}>
        {items.map((item) => (
          <AccordionItem
            key={item.id}
            id={`${id}-${item.id}`}
            level={heading ? 3 : 2}
            title={item.title}
            html={item.html}
          />
        ))}
      </div>
    </section>
  );
}
