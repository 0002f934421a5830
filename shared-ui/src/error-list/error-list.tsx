import { joinClasses } from '../join-classes.ts';
import styles from './error-list.module.css';

/**
 * The errors of a field or a group of fields; renders nothing if there are no errors.
 *
 * @group Feedback
 * @rule The kit's fields render it themselves; use it only for custom controls.
 * @rule Reference its `id` from the control (`aria-describedby`, `aria-errormessage`).
 */
export function ErrorList({ id, errors, announced = false, className }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <div id={id} className={joinClasses(styles.errors, className)} role={announced ? 'alert' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={styles.list} role="list">
        {errors.map((error) => (
          <li key={error} className={styles.error}>
            {error}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ErrorListProps {
  /** Unique on the page; the fields refer to it. */
  id: string;
  /** One sentence for each error, without duplicates. */
  errors: readonly string[];
  /**
   * Whether screen readers announce it as soon as it appears; for validation while the visitor fills in the form.
   * @default false
   */
  announced?: boolean;
  className?: string | undefined;
}
