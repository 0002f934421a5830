import { Button } from '@stadtraum/shared-ui/button';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Link } from '@stadtraum/shared-ui/link';
import { useEffect, useRef } from 'react';
import { describeHit, type HitFact } from './describe-hit.ts';
import type { Hit } from './hit.ts';
import styles from './hit-selection.module.css';

/** What the selected mark stands for: one hit, or all hits at one place. Takes the focus, because the mark is far away for a keyboard. */
export function HitSelection({ hits, facts, onClose }: HitSelectionProps) {
  const box = useRef<HTMLElement>(null);
  const [first] = hits;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection takes the focus again.
  useEffect(() => box.current?.focus({ preventScroll: true }), [first?.path]);
  return (
    <section
      ref={box}
      className={styles.selection}
      tabIndex={-1}
      aria-label={hits.length > 1 ? `${hits.length} Treffer an einem Ort` : 'Treffer auf der Karte'}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.path}>
            <Link href={hit.path}>{hit.title}</Link>
            <p>{describeHit(hit, facts)}</p>
            {hit.isApproximate && (
              <p className={styles.note}>Ungefähre Lage: Die Karte zeigt nur den Bezirk.</p>
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.close} aria-label="Auswahl schließen" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </section>
  );
}

export interface HitSelectionProps {
  /** At least one. */
  hits: readonly Hit[];
  facts: readonly HitFact[];
  onClose: () => void;
}
