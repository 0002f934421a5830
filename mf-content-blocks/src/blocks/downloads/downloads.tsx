import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Icon } from '@stadtraum/shared-ui/icon';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Section } from '../../section/section.tsx';
import type { DownloadsContent } from './content.ts';
import { describeFile } from './download-file.ts';
import styles from './downloads.module.css';

/** Files to download, one per row, with format and size. */
export default function Downloads({ id, content }: BlockProps<DownloadsContent>) {
  const { heading, level, html, items } = content;
  return (
    <Section id={id} heading={heading} level={level}>
      {html && <RichText html={html} className={styles.text} />}
      {items.length === 0 ? (
        <p className={styles.empty}>Zurzeit liegt hier nichts zum Herunterladen.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul className={styles.list} role="list">
          {items.map((item) => {
            const { href, details } = describeFile(item);
            return (
              <li key={href} className={styles.item}>
                <a className={styles.link} href={href} {...(href.startsWith('/') && { download: '' })}>
                  <Icon name="download" className={styles.icon} />
                  <span className={styles.title}>{item.title}</span>{' '}
                  <span className={styles.details}>({details})</span>
                </a>
                {item.note && <p className={styles.note}>{item.note}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
