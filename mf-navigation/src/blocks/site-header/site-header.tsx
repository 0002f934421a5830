import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { Icon } from '@stadtraum/shared-ui/icon';
import { useRef } from 'react';
import type { SiteHeaderContent } from './content.ts';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search/search-form.tsx';
import { ServiceMenu } from './service-menu.tsx';
import styles from './site-header.module.css';
import { useMenu } from './use-menu.ts';

/**
 * The header of every page: brand, search and menus. It works without JavaScript, with links, `<details>` and stylesheets.
 * Hydration adds keyboard navigation, keeps at most one submenu open, and closes submenus after the pointer leaves or on a click
 * outside the header.
 */
export default function SiteHeader({
  id,
  content,
  page,
}: BlockProps<SiteHeaderContent, 'path' | 'navigation'>) {
  const header = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const { main = [], service = [] } = page.navigation;
  const menuId = `${id}-menu`;
  const items = main.map((item, index) => ({ id: `${menuId}-${index + 1}`, item }));
  const { state, dispatch } = useMenu(
    header,
    menuId,
    items.map((item) => item.id),
  );
  return (
    <header ref={header} className={styles.siteHeader} data-hydrated={isHydrated ? '' : undefined}>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <div className={styles.bar}>
        <a className={styles.brand} href="/" aria-current={page.path === '/' ? 'page' : undefined}>
          <span className={styles.sign}>{content.brand}</span>
          <span className="visually-hidden"> – Startseite</span>
        </a>
        {content.easyLanguage && (
          <a
            className={styles.easyLanguage}
            href={content.easyLanguage.path}
            aria-current={page.path === content.easyLanguage.path ? 'page' : undefined}
          >
            {content.easyLanguage.label}
          </a>
        )}
        {content.search && <SearchForm id={`${id}-search`} className={styles.search} {...content.search} />}
        <details
          id={menuId}
          className={styles.hamburger}
          open={state.isExpanded}
          // The page's script marks that the visitor opened it before hydration.
          suppressHydrationWarning
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive and turns keys into clicks. */}
          <summary
            className={styles.hamburgerToggle}
            onClick={(event) => {
              event.preventDefault();
              dispatch({ type: 'menu-toggled' });
            }}
          >
            <span className={styles.whenClosed}>
              Menü <Icon name="menu" />
            </span>
            <span className={styles.whenOpen}>
              Menü schließen <Icon name="close" />
            </span>
          </summary>
        </details>
        <div className={styles.menus}>
          <MainMenu
            id={`${menuId}-main`}
            items={items}
            path={page.path}
            teasers={content.teasers ?? []}
            state={state}
            dispatch={dispatch}
          />
          <ServiceMenu items={service} path={page.path} />
        </div>
      </div>
    </header>
  );
}
