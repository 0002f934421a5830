import styles from './project-list.module.css';

/** What stands in the list's place when it is empty. The way out, the list's reset, stands above it. */
export function EmptyResult({ isFiltered }: EmptyResultProps) {
  return (
    <p className={styles.empty}>
      {isFiltered
        ? 'Prüfen Sie die Schreibweise, versuchen Sie es mit einem kürzeren Wort oder setzen Sie die Liste zurück.'
        : 'Zurzeit stellen wir hier kein Projekt vor. Schauen Sie bald wieder vorbei.'}
    </p>
  );
}

export interface EmptyResultProps {
  isFiltered: boolean;
}
