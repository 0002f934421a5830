import { pdfUrl } from '@stadtraum/contracts/media-address';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Link } from '@stadtraum/shared-ui/link';
import type { AnnouncementDocument } from './announcement.ts';
import { describeFile, documentRequestUrl, isOnSite } from './announcement-text.ts';
import styles from './documents.module.css';

/** Download links for the procurement documents. Files that are not on the site are listed with a link to request them by e-mail. */
export function Documents({ documents, number, email }: DocumentsProps) {
  return (
    <>
      <ul className={styles.documents}>
        {documents.map((file) => (
          <li key={file.title}>
            {isOnSite(file) ? (
              <a className={styles.link} href={pdfUrl(file)} download="" hrefLang="de" type="application/pdf">
                <Icon name="download" className={styles.icon} />
                <span>
                  <span className={styles.title}>{file.title}</span>{' '}
                  <span className="visually-hidden">zu {number} </span>
                  <span className={styles.fileInfo}>({describeFile(file)})</span>
                </span>
              </a>
            ) : (
              <>
                {file.title} <span className={styles.fileInfo}>({describeFile(file)})</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {email !== undefined && !documents.every(isOnSite) && (
        <Link href={documentRequestUrl(email, number)} look="arrow">
          {documents.some(isOnSite)
            ? 'Weitere Unterlagen per E-Mail anfordern'
            : 'Unterlagen per E-Mail anfordern'}
        </Link>
      )}
    </>
  );
}

export interface DocumentsProps {
  documents: readonly AnnouncementDocument[];
  /** Vergabenummer of the procedure that the documents belong to. */
  number: string;
  /** E-mail address of the Vergabestelle for requesting files that are not on the site. @default none */
  email?: string | undefined;
}
