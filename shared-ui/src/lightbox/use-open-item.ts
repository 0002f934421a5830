import { useCallback, useEffect, useState } from 'react';
import { hashForIndex, indexFromHash } from './item-hash.ts';

/**
 * Tracks the open item. With a name, the URL records it as `#{name}-{number from 1}` (R2.11-13). Opening an item adds a history
 * entry, so that the back button closes it; moving to another item replaces that entry.
 *
 * @param name undefined if the URL must not change
 * @param count number of items; larger numbers in the URL are ignored
 */
export function useOpenItem(name: string | undefined, count: number) {
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    if (name === undefined) return;
    const follow = () => setCurrent(indexFromHash(location.hash, name, count));
    if (indexFromHash(location.hash, name, count) !== undefined) insertPageEntry(name);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name, count]);

  const open = useCallback(
    (index: number) => {
      if (name !== undefined)
        history.pushState({ ...history.state, [MARK]: name }, '', hashForIndex(name, index));
      setCurrent(index);
    },
    [name],
  );

  const change = useCallback(
    (index: number) => {
      if (name !== undefined) history.replaceState(history.state, '', hashForIndex(name, index));
      setCurrent(index);
    },
    [name],
  );

  const close = useCallback(() => {
    setCurrent(undefined);
    if (name !== undefined && isOpenedEntry(name)) history.back();
  }, [name]);

  return { current, open, change, close };
}

/** Key in the state of a history entry; its value is the name of the opened lightbox. */
const MARK = 'lightbox';

function isOpenedEntry(name: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state && state[MARK] === name;
}

/** Inserts a history entry for a page that was opened with the fragment, so that closing does not leave the page. */
function insertPageEntry(name: string): void {
  if (isOpenedEntry(name)) return;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  history.pushState({ ...history.state, [MARK]: name }, '', hash);
}
