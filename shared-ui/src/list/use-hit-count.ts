import { useEffect, useState } from 'react';
import { followHits } from './follow-hits.ts';

export interface FollowedHits {
  /** The number of hits for the fields as they are; undefined while it is unknown. */
  total: number | undefined;
  /** Whether the visitor has changed the fields since the page was rendered. */
  hasChanged: boolean;
}

/**
 * The number of hits for the fields of a filter form as they are. It is unknown after a failure, and while the form contains input
 * that the list would ignore. On the server and until a field changes, it is `total`.
 *
 * @param formId id of a GET form whose action is the page of the list
 * @param total the number of hits for the fields as the page rendered them
 */
export function useHitCount(formId: string, total: number): FollowedHits {
  const [hits, setHits] = useState<FollowedHits>({ total, hasChanged: false });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    return followHits(form, (count) => {
      const isKnown = typeof count === 'object' && count.problems === undefined;
      setHits({
        total: count === 'initial' ? total : isKnown ? count.total : undefined,
        hasChanged: true,
      });
    });
  }, [formId, total]);
  return hits;
}
