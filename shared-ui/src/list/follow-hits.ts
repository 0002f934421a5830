import { HITS_PREFIX, type HitCount } from '@stadtraum/contracts/list';

/** Milliseconds without a change of a field before the hits are counted. */
export const DEBOUNCE_MS = 250;
/** Milliseconds after which a count is no longer expected. */
const TIMEOUT_MS = 4000;

/** Called after the fields have changed: with the count, `initial` for the fields as the page rendered them, or undefined on failure. */
export type HitListener = (count: HitCount | 'initial' | undefined) => void;

/**
 * Counts what the list of a filter form would find with the fields as they are, whenever they change. The form is a GET form whose
 * action is the page of the list. Fields that differ at the start, because they were filled in before the script ran, count as a change.
 *
 * @returns stops counting
 */
export function followHits(form: HTMLFormElement, onCount: HitListener): () => void {
  const initial = defaultQuery(form);
  let counted = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  async function count(): Promise<void> {
    const query = queryOf(form);
    if (query === counted) return;
    counted = query;
    pending?.abort();
    if (query === initial) return onCount('initial');
    const controller = new AbortController();
    pending = controller;
    const timeout = setTimeout(() => controller.abort(), TIMEOUT_MS);
    const found = await fetchHits(form, query, controller.signal);
    clearTimeout(timeout);
    if (pending === controller) onCount(found);
  }

  function countSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(count, DEBOUNCE_MS);
  }

  for (const type of EVENTS) form.addEventListener(type, countSoon);
  countSoon();
  return () => {
    for (const type of EVENTS) form.removeEventListener(type, countSoon);
    clearTimeout(timer);
    pending?.abort();
    pending = undefined;
  };
}

/** A click may clear all fields, without an event for each. */
const EVENTS = ['input', 'change', 'reset', 'click'] as const;

/** Fetches the hits for a query. Undefined on failure, because the form works without the count. */
async function fetchHits(
  form: HTMLFormElement,
  query: string,
  signal: AbortSignal,
): Promise<HitCount | undefined> {
  try {
    const { pathname } = new URL(form.action);
    const response = await fetch(`${HITS_PREFIX}${pathname}?${query}`, { signal });
    if (!response.ok) return undefined;
    const count = (await response.json()) as Partial<HitCount> | null;
    return Number.isInteger(count?.total) ? (count as HitCount) : undefined;
  } catch {
    return undefined;
  }
}

/** The query of the form as the page rendered it. */
function defaultQuery(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return queryOf(copy);
}

/** The query that the form would submit, without empty fields. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query.toString();
}
