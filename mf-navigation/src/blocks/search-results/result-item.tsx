import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import type { MarkedText, SearchHit } from './content.ts';
import styles from './search-results.module.css';

/** One thing that was found: its kind, its title as the link, and the place that has what was looked for. */
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
  /** Rank of the title. */
  level: HeadingLevel;
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place.
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
