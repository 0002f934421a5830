import type { AnnouncementDocument } from './announcement.ts';
import { describeFile } from './announcement-text.ts';
import styles from './document-names.module.css';

/** The procurement documents by name, with kind and size. */
export function DocumentNames({ documents }: DocumentNamesProps) {
  return (
    <ul className={styles.names}>
      {documents.map((file) => (
        <li key={file.title}>
          {file.title} <span className={styles.file}>({describeFile(file)})</span>
        </li>
      ))}
    </ul>
  );
}

export interface DocumentNamesProps {
  documents: readonly AnnouncementDocument[];
}
