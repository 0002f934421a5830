import { useEffect, useState } from 'react';
import { fetchHits, type Hit } from './hit.ts';

/** Fetches the hits of a list when the map is shown. Undefined until they are there. */
export function useHits(address: string): { hits: readonly Hit[] | undefined; hasFailed: boolean } {
  const [hits, setHits] = useState<readonly Hit[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    fetchHits(address, unmounted.signal).then(setHits, () => {
      if (!unmounted.signal.aborted) setHasFailed(true);
    });
    return () => unmounted.abort();
  }, [address]);
  return { hits, hasFailed };
}
