import styles from './loading-failure.module.css';

/** The message that replaces an item that cannot be loaded (R2.11-14, R8-7). */
export function LoadingFailure() {
  return (
    <p className={styles.failure} role="alert">
      Die angeforderten Daten konnten nicht geladen werden. Bitte versuchen Sie es später nochmal.
    </p>
  );
}
