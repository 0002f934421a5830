import { joinClasses } from '../join-classes.ts';
import { replaceEmptyParagraphs } from './empty-paragraphs.ts';
import styles from './rich-text.module.css';

/**
 * An editor's text with paragraphs, lists, headings and links, without empty paragraphs (R2.11-21).
 *
 * @group Content
 * @key Tab: moves through the links of the text
 * @rule Pass only HTML from the content API, which sanitises it.
 */
export function RichText({ html, className }: RichTextProps) {
  const spaced = replaceEmptyParagraphs(html);
  return (
    <div
      className={joinClasses(styles.richText, className)}
      data-space={spaced.space}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that inserts stored HTML into a page; see `html`.
      dangerouslySetInnerHTML={{ __html: spaced.html }}
    />
  );
}

export interface RichTextProps {
  /** HTML that the content API sanitised before storing it; never a visitor's input. */
  html: string;
  className?: string | undefined;
}
