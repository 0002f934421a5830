import { Button } from '@stadtraum/shared-ui/button';
import { type FilterState, type ListLocation, listAddress } from '@stadtraum/shared-ui/list';
import type { ReactNode } from 'react';
import styles from './list-view.module.css';

/**
 * The entries of a list whose page also has a map of all hits, and the links between the views. In narrow windows, a page shows the
 * list or, in the view `map`, the map; in wide ones both, unless the view is `list`. The map decides by the same address whether it
 * is shown. Without JavaScript there is no map, so the entries are always there.
 */
export function ListView({ id, list, filter, sort, page, children }: ListViewProps) {
  const to = (view: string) => listAddress({ ...list, view, anchor: id }, { filter, sort, page });
  const isMap = list.view === 'map';
  const isList = list.view === 'list';
  return (
    <div id={id} className={styles.listView} data-view={list.view}>
      {list.view !== undefined && (
        <p className={styles.links}>
          <Button variant="secondary" className={styles.narrow} href={to(isMap ? '' : 'map')}>
            {isMap ? 'Als Liste zeigen' : 'Auf der Karte zeigen'}
          </Button>
          <Button variant="secondary" className={styles.wide} href={to(isList ? '' : 'list')}>
            {isList ? 'Karte einblenden' : 'Karte ausblenden'}
          </Button>
        </p>
      )}
      <div className={styles.entries}>{children}</div>
    </div>
  );
}

export interface ListViewProps {
  /** Unique on the page; the links jump to it. */
  id: string;
  list: ListLocation;
  filter: FilterState;
  /** Name of the active sort order. */
  sort: string;
  /** Number of the list's page. */
  page: number;
  /** The list and its pagination. */
  children: ReactNode;
}
