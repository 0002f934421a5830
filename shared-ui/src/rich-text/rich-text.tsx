import { joinClasses } from '../join-classes.ts';
import { replaceEmptyParagraphs } from './empty-paragraphs.ts';
import styles from './rich-text.module.css';

/**
 * Text with paragraphs, lists, headings and links as an editor wrote it, without empty paragraphs (R2.11-21).
 *
 * @group Content
 * @key Tab: moves through the links of the text
 * @rule Pass only HTML from the content API, which has sanitised it.
 */
export function RichText({ html, className }: RichTextProps) {
  const spaced = replaceEmptyParagraphs(html);
  return (
    <div
      className={joinClasses(styles.richText, className)}
      data-space={spaced.space}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where stored HTML enters a page; see `html`.
      dangerouslySetInnerHTML={{ __html: spaced.html }}
    />
  );
}

export interface RichTextProps {
  /** HTML that the content API sanitised when it was stored; never a visitor's input. */
  html: string;
  className?: string | undefined;
}
