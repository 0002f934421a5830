import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { Link } from '@stadtraum/shared-ui/link';
import { ariaCurrent } from './aria-current.ts';
import styles from './service-menu.module.css';

/** Links to the most important pages for tenants. Renders nothing if there are no links. */
export function ServiceMenu({ items, path }: ServiceMenuProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.service} aria-label="Schnellzugriff">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list">
        {items.map((item) => (
          <li key={item.path}>
            <Link href={item.path} look="quiet" aria-current={ariaCurrent(item, path)}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface ServiceMenuProps {
  items: NavigationItem[];
  /** Path of the page. */
  path: string;
}
