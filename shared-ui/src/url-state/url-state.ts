import type { urlChanged } from '@stadtraum/contracts/events';
import type { EventBus, QueryParameters, UrlState } from '@stadtraum/contracts/platform';

/** Reads a query string, with or without its `?`. Invalid percent-encoding is kept literally. */
export function parseQuery(search: string): QueryParameters {
  return [...new URLSearchParams(search)];
}

/** The inverse of `parseQuery`. @returns a string that starts with `?`, or an empty string */
export function formatQuery(parameters: QueryParameters): string {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return query === '' ? '' : `?${query}`;
}

/** Creates the page's URL state. Each change is published as `url/changed`. */
export function createUrlState(bus: EventBus): UrlState {
  let published = location.search;

  function publishChange(): void {
    if (location.search === published) return;
    published = location.search;
    bus.publish<typeof urlChanged>('url/changed', { search: published });
  }

  // In-page anchors also fire `popstate`, but do not change the query.
  addEventListener('popstate', publishChange);

  return {
    read: () => parseQuery(location.search),
    replace(parameters) {
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${formatQuery(parameters)}${location.hash}`,
      );
      publishChange();
    },
    subscribe(listener) {
      let replaying = true;
      const unsubscribe = bus.subscribe<typeof urlChanged>('url/changed', ({ search }) => {
        if (!replaying) listener(parseQuery(search));
      });
      replaying = false;
      return unsubscribe;
    },
  };
}
