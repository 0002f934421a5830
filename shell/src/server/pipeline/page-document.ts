import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Generation } from '../deployment/generation.ts';
import type { Generations } from '../deployment/generations.ts';
import { DocumentBody } from '../page-cache/document-body.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { GapReporter } from '../plan/gap-reporter.ts';
import type { Composer } from './compose/compose.ts';
import { type DocumentSettings, renderDocument } from './document/document.ts';

/** What documents are made with. */
export interface DocumentParts extends DocumentSettings {
  generations: Generations;
  composer: Composer;
  pageCache: PageCache;
  reportGaps: GapReporter;
}

/** A document on its way out. */
export interface OutgoingDocument {
  body: DocumentBody;
  status: number;
  /** `shared`: any cache may keep it for a moment; `own`: only after asking again; `none`: nobody keeps it. */
  keep: 'shared' | 'own' | 'none';
  /** Value of Server-Timing. */
  timing: string;
  /** Of its page, with the policy that the page needs. */
  headers: Readonly<Record<string, string>>;
  /** Value of Referrer-Policy, where it is stricter than the site's. */
  referrer: PageModel['meta']['referrer'];
}

/** How a page is read: as it stands; with a filter from its query; or once, as the answer to a form. */
export type Reading = 'whole' | 'filtered' | 'once';

const KEPT: Readonly<Record<Reading, OutgoingDocument['keep']>> = {
  whole: 'shared',
  filtered: 'own',
  once: 'none',
};

/**
 * The finished document of a page in one generation, from the cache where it is there.
 *
 * @param requestId of the visitor's request, under which failures are logged
 * @returns undefined when no block of the page could be rendered
 */
export async function documentOf(
  parts: DocumentParts,
  page: PageModel,
  generation: Generation,
  reading: Reading,
  requestId: string,
): Promise<OutgoingDocument | undefined> {
  const { pageCache, composer, reportGaps } = parts;
  const { status } = page;
  const { referrer } = page.meta;
  const isWhole = reading === 'whole';
  const cached = isWhole ? cachedDocument(pageCache, page, generation) : undefined;
  if (isWhole) pageCache.counts[cached ? 'hit' : 'miss'] += 1;
  if (cached) return cached;

  const begun = performance.now();
  const plan = generation.plan(page);
  const planned = performance.now();
  const composed = await composer.compose(plan, generation.renderers, isWhole, requestId);
  reportGaps(page, composed.gaps, generation.id);
  if (composed.empty) return undefined;
  const rendered = performance.now();
  const body = new DocumentBody(renderDocument(composed, generation.catalogue, parts));

  const keep = composed.degraded ? 'none' : KEPT[reading];
  if (keep === 'shared') pageCache.set(page, generation.id, body);
  const served = timing(begun, planned, rendered, composed.fromFragments);
  const headers = generation.headersOf(page);
  return { body, status, keep: outside(status, keep), timing: served, headers, referrer };
}

/** The document of a page that stands finished in the cache. */
export function cachedDocument(
  pageCache: PageCache,
  page: PageModel,
  generation: Generation,
): OutgoingDocument | undefined {
  const body = pageCache.get(page, generation.id);
  if (!body) return undefined;
  const { status, meta } = page;
  const keep = outside(status, 'shared');
  const headers = generation.headersOf(page);
  return { body, status, keep, timing: 'cache;desc=hit', headers, referrer: meta.referrer };
}

/** Caches outside would keep an error under the address that was asked for; here it is kept once, as the 404 page. */
function outside(status: number, keep: OutgoingDocument['keep']): OutgoingDocument['keep'] {
  return status === 200 ? keep : 'none';
}

function timing(begun: number, planned: number, rendered: number, fromFragments: boolean): string {
  const milliseconds = (from: number, to: number) => (to - from).toFixed(1);
  return [
    `cache;desc=${fromFragments ? 'fragments' : 'miss'}`,
    `plan;dur=${milliseconds(begun, planned)}`,
    `compose;dur=${milliseconds(planned, rendered)}`,
    `document;dur=${milliseconds(rendered, performance.now())}`,
  ].join(', ');
}
