import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import type { MarkedText, SearchHit } from './content.ts';
import styles from './search-results.module.css';

/** A search result: its kind, its linked title and the matching passage. */
export function ResultItem({ hit, level }: ResultItemProps) {
  const { kindLabel, address, title, excerpt } = hit;
  return (
    <li className={styles.hit}>
      <p className={styles.kind}>{kindLabel}</p>
      <div className={styles.hitText}>
        <Heading level={level} look={4}>
          <a className={styles.hitLink} href={address}>
            <Marked text={title} />
          </a>
        </Heading>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Marked text={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

export interface ResultItemProps {
  hit: SearchHit;
  /** Heading level of the title. */
  level: HeadingLevel;
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key than their index.
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
