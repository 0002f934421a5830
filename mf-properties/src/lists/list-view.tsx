import { Button } from '@stadtraum/shared-ui/button';
import { type FilterState, type ListLocation, listAddress } from '@stadtraum/shared-ui/list';
import type { ReactNode } from 'react';
import styles from './list-view.module.css';

/** The links between the views of a list whose page also has a map of all hits. Nothing for a list without views. */
export function ViewLinks({ id, list, filter, sort, page }: ViewLinksProps) {
  if (list.view === undefined) return null;
  const to = (view: string) => listAddress({ ...list, view, anchor: id }, { filter, sort, page });
  const isMap = list.view === 'map';
  const isList = list.view === 'list';
  return (
    <span className={styles.links}>
      <Button variant="secondary" className={styles.narrow} href={to(isMap ? '' : 'map')}>
        {isMap ? 'Als Liste zeigen' : 'Auf der Karte zeigen'}
      </Button>
      <Button variant="secondary" className={styles.wide} href={to(isList ? '' : 'list')}>
        {isList ? 'Karte einblenden' : 'Karte ausblenden'}
      </Button>
    </span>
  );
}

export interface ViewLinksProps {
  /** Id of the ListView, to which the links jump. */
  id: string;
  list: ListLocation;
  filter: FilterState;
  /** Name of the active sort order. */
  sort: string;
  /** Number of the list's page. */
  page: number;
}

/**
 * The entries of a list whose page also has a map of all hits. In narrow windows, a page shows the list or, in the view `map`, the map;
 * in wide ones both, unless the view is `list`. The map decides by the same address whether it is shown. Without JavaScript there is no
 * map, so the entries are always there.
 */
export function ListView({ id, list, children }: ListViewProps) {
  return (
    <div id={id} className={styles.listView} data-view={list.view}>
      <div className={styles.entries}>{children}</div>
    </div>
  );
}

export interface ListViewProps extends Pick<ViewLinksProps, 'list'> {
  /** Unique on the page. */
  id: string;
  /** The list and its pagination. */
  children: ReactNode;
}
