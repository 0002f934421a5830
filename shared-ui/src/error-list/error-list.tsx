import { joinClasses } from '../join-classes.ts';
import styles from './error-list.module.css';

/**
 * The errors of a field or a group of fields; renders nothing for a valid one.
 *
 * @group Feedback
 * @rule Fields of the kit render it themselves: use it only for controls of your own.
 * @rule Refer to its `id` from the control (`aria-describedby`, `aria-errormessage`).
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
  /** Unique on the page: the fields refer to it. */
  id: string;
  /** One sentence each, without repetitions. */
  errors: readonly string[];
  /**
   * Whether it is read out as soon as it appears: for checks while the visitor is still filling in the form.
   * @default false
   */
  announced?: boolean;
  className?: string | undefined;
}
