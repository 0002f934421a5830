import styles from './required-mark.module.css';

/** The star behind the label of a field that must be filled in. Screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
