import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import styles from './inline-text.module.css';

/**
 * The text of a lightbox item, at its anchor on the page. It is visible there without JavaScript, or if its link is followed
 * before hydration.
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
  /** The anchor. */
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
}
