import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { Link } from '@stadtraum/shared-ui/link';
import styles from './site-footer.module.css';

/** A column of links under a heading. Renders nothing if there are no links. */
export function FooterMenu({ id, heading, items }: FooterMenuProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      <h2 className={styles.menuHeading} id={id}>
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list">
        {items.map(({ label, path }) => (
          <li key={path}>
            <Link href={path} look="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface FooterMenuProps {
  /** Id of the heading, unique on the page. */
  id: string;
  heading: string;
  items: NavigationItem[];
}
