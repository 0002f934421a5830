import { Dropdown } from '../dropdown/dropdown.tsx';
import styles from './sort-menu.module.css';

/**
 * The sort orders of a list as links in a box that opens below a button. Each is the list's address with that order, so it needs no
 * form.
 *
 * @group Lists
 * @key Enter: sorts the list by the focused order
 * @key Escape: closes the box
 * @rule Put it beside the number of results.
 * @rule Declare the behaviour `dropdown` in the block.
 */
export function SortMenu({ sorts, current, hrefOf }: SortMenuProps) {
  const active = sorts.find(({ value }) => value === current);
  return (
    <nav className={styles.menu} aria-label="Sortierung">
      <Dropdown
        align="end"
        label={
          <>
            <span className={styles.prefix}>Sortierung: </span>
            {active?.label}
          </>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul role="list">
          {sorts.map(({ value, label }) => (
            <li key={value}>
              <a
                className={styles.link}
                href={hrefOf(value)}
                aria-current={value === current ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Dropdown>
    </nav>
  );
}

export interface SortMenuProps {
  /** The orders; the default has an empty value. */
  sorts: readonly { value: string; label: string }[];
  /** Value of the current order. */
  current: string;
  /** Returns the URL of the list with an order. */
  hrefOf: (sort: string) => string;
}
