import { SUBMISSION_TYPES } from '@stadtraum/contracts/forms/submission';
import { PREVIEW_FOLDER } from '@stadtraum/contracts/preview';

export const END_PATH = `${PREVIEW_FOLDER}ende`;
export const COMPARE_PATH = `${PREVIEW_FOLDER}vergleich`;
/** Field and parameter with the page to which the visitor returns. */
export const PAGE_FIELD = 'pfad';
/** Media type of the form that ends a preview. */
export const FORM_TYPE = SUBMISSION_TYPES[0];

/** Query parameter of the frame that shows the live page. */
const LIVE_PARAMETER = ['vorschau', 'live'] as const;

/**
 * Returns the path and query of a page on this site; the start page for everything else, so that no link leads to another site.
 *
 * @param value from a request
 */
export function pageOn(value: string | null): string {
  const origin = 'http://site.invalid';
  if (!value?.startsWith('/') || value.length > 2000 || !URL.canParse(value, origin)) return '/';
  const { origin: actual, pathname, search } = new URL(value, origin);
  return actual === origin && !pathname.startsWith(PREVIEW_FOLDER) ? pathname + search : '/';
}

/** The link to the comparison of a page. @param page its path and query */
export function compareLink(page: string): string {
  return `${COMPARE_PATH}?${new URLSearchParams({ [PAGE_FIELD]: page })}`;
}

/** Adds the parameter that asks for the live page. @param page its path and query */
export function livePage(page: string): string {
  const [path, query = ''] = page.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(...LIVE_PARAMETER);
  return `${path}?${parameters}`;
}

/** Whether a query asks for the live page. */
export function asksForLive(query: string): boolean {
  const [name, value] = LIVE_PARAMETER;
  return new URLSearchParams(query).get(name) === value;
}
