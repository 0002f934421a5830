import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import styles from './inline-text.module.css';

/**
 * The text of a lightbox item on the page. It is visible without JavaScript, or if the visitor follows a link to it and
 * hydration takes too long.
 */
export function InlineText({ id, title, html, level }: InlineTextProps) {
  return (
    <section id={id} className={styles.inlineText} aria-labelledby={`${id}-title`}>
      <Heading level={level} look={4} id={`${id}-title`}>
        {title}
      </Heading>
      <RichText html={html} />
    </section>
  );
}

export interface InlineTextProps {
  /** Anchor of the text. */
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
}
