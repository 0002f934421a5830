import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Link } from '@stadtraum/shared-ui/link';
import { ariaCurrent } from './aria-current.ts';
import type { PanelTeaser as PanelTeaserContent } from './content.ts';
import { PanelTeaser } from './panel-teaser.tsx';
import styles from './submenu.module.css';

/** The content of a submenu: a link to the page of its item, then links to the pages below it. */
export function Submenu({ item, path, teaser, onClose }: SubmenuProps) {
  return (
    <div className={styles.submenuContent} data-teaser={teaser ? '' : undefined}>
      <div className={styles.submenuHead}>
        <p className={styles.submenuTitle} aria-hidden="true">
          {item.label}
        </p>
        {item.description && <p className={styles.submenuText}>{item.description}</p>}
        <Link href={item.path} look="arrow" aria-current={item.path === path ? 'page' : undefined}>
          Übersicht<span className="visually-hidden"> {item.label}</span>
        </Link>
      </div>
      <SubmenuLinks items={item.children ?? []} path={path} />
      {teaser && <PanelTeaser teaser={teaser} />}
      {/* Hidden without JavaScript. */}
      <button type="button" className={styles.submenuClose} onClick={onClose}>
        <Icon name="close" /> Schließen<span className="visually-hidden">: Untermenü {item.label}</span>
      </button>
    </div>
  );
}

export interface SubmenuProps {
  item: NavigationItem;
  /** Path of the page. */
  path: string;
  /** Linked picture beside the links. */
  teaser?: PanelTeaserContent | undefined;
  /** Closes the submenu (R2.1-6). */
  onClose: () => void;
}

function SubmenuLinks({ items, path }: { items: NavigationItem[]; path: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.submenuLinks} role="list">
      {items.map((item) => (
        <li key={item.path}>
          <a className={styles.submenuLink} href={item.path} aria-current={ariaCurrent(item, path)}>
            <span className={styles.submenuLabel}>{item.label}</span>
            {item.description && <span className={styles.submenuText}>{item.description}</span>}
          </a>
          {item.children && <SubmenuLinks items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  );
}
