import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { Link } from '@stadtraum/shared-ui/link';
import { currentMark } from './current-mark.ts';
import styles from './service-menu.module.css';

/** Short ways to what tenants need most; nothing where there are none. */
export function ServiceMenu({ items, path }: ServiceMenuProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.service} aria-label="Schnellzugriff">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers. */}
      <ul role="list">
        {items.map((item) => (
          <li key={item.path}>
            <Link href={item.path} look="quiet" aria-current={currentMark(item, path)}>
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
  /** Of the page. */
  path: string;
}
