import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Generation } from '../deployment/generation.ts';
import type { Generations } from '../deployment/generations.ts';
import { DocumentBody } from '../page-cache/document-body.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Composer } from './compose/compose.ts';
import { type DocumentSettings, renderDocument } from './document/document.ts';
import type { SkippedBlockReporter } from './skipped-block-reporter.ts';

/** The dependencies of `documentOf`. */
export interface DocumentDependencies extends DocumentSettings {
  generations: Generations;
  composer: Composer;
  pageCache: PageCache;
  reportSkipped: SkippedBlockReporter;
}

/** Which caches may store a document: shared caches, for a few seconds; only the browser's cache; or no cache. */
export type CachePolicy = 'public' | 'private' | 'no-store';

/** A document to send. */
export interface OutgoingDocument {
  body: DocumentBody;
  status: number;
  cachePolicy: CachePolicy;
  /** Value of Server-Timing. */
  timing: string;
  /** The page's headers, including its content security policy. */
  headers: Readonly<Record<string, string>>;
  /** Value of Referrer-Policy, if it is stricter than the site's. */
  referrer: PageModel['meta']['referrer'];
}

/** The page itself, the page filtered by its query, or the page as the response to a form. */
export type PageVariant = 'canonical' | 'filtered' | 'form-response';

const CACHE_POLICIES: Readonly<Record<PageVariant, CachePolicy>> = {
  canonical: 'public',
  filtered: 'private',
  'form-response': 'no-store',
};

/**
 * Returns a page's document in one generation, from the cache or newly composed.
 *
 * @param requestId the id of the visitor's request, for log lines
 * @returns undefined if no block of the page could be rendered
 */
export async function documentOf(
  dependencies: DocumentDependencies,
  page: PageModel,
  generation: Generation,
  variant: PageVariant,
  requestId: string,
): Promise<OutgoingDocument | undefined> {
  const { pageCache, composer, reportSkipped } = dependencies;
  const { status } = page;
  const { referrer } = page.meta;
  const isCanonical = variant === 'canonical';
  const cached = isCanonical ? pageCache.get(page, generation.id) : undefined;
  if (isCanonical) pageCache.counts[cached ? 'hit' : 'miss'] += 1;
  if (cached) return cachedDocument(page, generation, cached);

  const startedAt = performance.now();
  const plan = generation.plan(page);
  const plannedAt = performance.now();
  const composed = await composer.compose(plan, generation.renderers, isCanonical, requestId);
  reportSkipped(page, composed.skipped, generation.id);
  if (composed.empty) return undefined;
  const composedAt = performance.now();
  const cachePolicy = composed.degraded ? 'no-store' : CACHE_POLICIES[variant];
  const { html, version } = renderDocument(composed, generation.index, dependencies);
  const body = new DocumentBody(html, cachePolicy === 'public' ? 'often' : 'once', version);
  if (cachePolicy === 'public') pageCache.set(page, generation.id, body);
  return {
    body,
    status,
    cachePolicy: cachePolicyOf(status, cachePolicy),
    timing: timing(startedAt, plannedAt, composedAt, composed.fromFragments),
    headers: generation.headersOf(page),
    referrer,
  };
}

/** Returns the document of a page whose body is in the cache. */
export function cachedDocument(
  page: PageModel,
  generation: Generation,
  body: DocumentBody,
): OutgoingDocument {
  const { status, meta } = page;
  return {
    body,
    status,
    cachePolicy: cachePolicyOf(status, 'public'),
    timing: 'cache;desc=hit',
    headers: generation.headersOf(page),
    referrer: meta.referrer,
  };
}

/** Other caches would store the 404 page separately for each unknown URL; the shell stores it only once. */
function cachePolicyOf(status: number, policy: CachePolicy): CachePolicy {
  return status === 200 ? policy : 'no-store';
}

function timing(startedAt: number, plannedAt: number, composedAt: number, fromFragments: boolean): string {
  const milliseconds = (from: number, to: number) => (to - from).toFixed(1);
  return [
    `cache;desc=${fromFragments ? 'fragments' : 'miss'}`,
    `plan;dur=${milliseconds(startedAt, plannedAt)}`,
    `compose;dur=${milliseconds(plannedAt, composedAt)}`,
    `document;dur=${milliseconds(composedAt, performance.now())}`,
  ].join(', ');
}
