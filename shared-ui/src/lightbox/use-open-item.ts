import { useCallback, useEffect, useState } from 'react';

/**
 * Which item is open. With a name, the address records it as `#{name}-{number from 1}` (R2.11-13): opening is an entry of its
 * own in the history, so that the back button closes the item, and moving on replaces that entry.
 *
 * @param name undefined to leave the address alone
 * @param count number of items; other numbers in the address open nothing
 */
export function useOpenItem(name: string | undefined, count: number) {
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    if (name === undefined) return;
    const follow = () => setCurrent(itemOf(location.hash, name, count));
    if (itemOf(location.hash, name, count) !== undefined) insertPageEntry(name);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name, count]);

  const open = useCallback(
    (index: number) => {
      if (name !== undefined) history.pushState({ ...history.state, [MARK]: name }, '', hashOf(name, index));
      setCurrent(index);
    },
    [name],
  );

  const change = useCallback(
    (index: number) => {
      if (name !== undefined) history.replaceState(history.state, '', hashOf(name, index));
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

/** In the state of a history entry: the name of what was opened with it. */
const MARK = 'lightbox';

function isOpenedEntry(name: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state && state[MARK] === name;
}

/** For a page opened with the fragment: closing then leads back to the page, not away from it. */
function insertPageEntry(name: string): void {
  if (isOpenedEntry(name)) return;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  history.pushState({ ...history.state, [MARK]: name }, '', hash);
}

function hashOf(name: string, index: number): string {
  return `#${encodeURIComponent(name)}-${index + 1}`;
}

/** Index of the item that a hash names: a name without a number is the first. */
function itemOf(hash: string, name: string, count: number): number | undefined {
  const start = `#${encodeURIComponent(name)}`;
  if (count === 0 || !hash.startsWith(start)) return undefined;
  const rest = hash.slice(start.length);
  if (rest === '') return 0;
  const number = /^-([1-9]\d{0,4})$/.exec(rest)?.[1];
  return number !== undefined && Number(number) <= count ? Number(number) - 1 : undefined;
}
