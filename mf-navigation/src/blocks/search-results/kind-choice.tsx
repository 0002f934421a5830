import { Chip } from '@stadtraum/shared-ui/chip';
import type { SearchResultsContent } from './content.ts';
import styles from './search-results.module.css';

/** Links that show the hits of one kind, with their numbers, or all of them. */
export function KindChoice({ kinds, current, hrefOf }: KindChoiceProps) {
  const all = { kind: 'alle', label: 'Alle', total: kinds.reduce((sum, { total }) => sum + total, 0) };
  return (
    <nav aria-label="Treffer nach Art">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers. */}
      <ul className={styles.kinds} role="list">
        {[all, ...kinds].map(({ kind, label, total }) => (
          <li key={kind}>
            <Chip href={hrefOf(kind)} aria-current={kind === current ? 'true' : undefined}>
              {`${label} (${total})`}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface KindChoiceProps {
  kinds: SearchResultsContent['kinds'];
  /** The kind in force, `alle` for all. */
  current: string;
  hrefOf: (kind: string) => string;
}
