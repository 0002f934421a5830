import styles from './fact-list.module.css';

/** A list of named facts, one per line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface FactListProps {
  facts: readonly (readonly [name: string, fact: string])[];
}
