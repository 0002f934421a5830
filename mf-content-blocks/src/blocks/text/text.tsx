import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import type { TextContent } from './content.ts';
import styles from './text.module.css';

/** Running text with an optional heading: above the text at level 1, beside it at level 2, and in its column at level 3. */
export default function TextBlock({ id, content }: BlockProps<TextContent>) {
  const { heading, level = 2, html } = content;
  if (heading === undefined) {
    return (
      <div className={styles.text}>
        <RichText html={html} className={styles.body} />
      </div>
    );
  }
  const headingId = `${id}-heading`;
  return (
    <section className={styles.text} data-level={level} aria-labelledby={headingId}>
      <Heading level={level} id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <RichText html={html} className={styles.body} />
    </section>
  );
}
