import { Chip } from '../chip/chip.tsx';
import styles from './chips.module.css';

/**
 * A filter with few values, shown as links. It needs no form and no JavaScript.
 *
 * @group Lists
 * @key Enter: shows the list with the focused value
 * @rule Start with a link to the whole list: `Alle`.
 * @rule Use ChoiceFilter in a FilterPanel if the list has other filters.
 */
export function FilterLinks({ label, links, current }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={styles.chips} role="list">
        {links.map(({ value, label, href }) => (
          <li key={value}>
            <Chip href={href} aria-current={value === current ? 'true' : undefined}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface FilterLinksProps {
  /** Accessible name of the navigation: „Neuigkeiten nach Thema“. */
  label: string;
  /** The values, each with the URL of the filtered list. */
  links: readonly { value: string; label: string; href: string }[];
  /** The current value. */
  current: string;
}
