import { joinClasses } from '../join-classes.ts';
import styles from './rich-text.module.css';

/** Text with paragraphs, lists, headings and links as an editor wrote it. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={joinClasses(styles.richText, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where stored HTML enters a page; see `html`.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export interface RichTextProps {
  /** HTML that the content API sanitised when it was stored; never a visitor's input. */
  html: string;
  className?: string | undefined;
}
