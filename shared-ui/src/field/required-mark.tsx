import styles from './required-mark.module.css';

/** The asterisk after a required field's label. Hidden from screen readers, because the field itself is marked as required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
