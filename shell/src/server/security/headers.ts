import type { SiteParts } from '@stadtraum/contracts/page-model';
import { VIEW_TRANSITION_SOURCE } from '../html/view-transition.ts';
import { mapSources, type PolicySources } from './map-sources.ts';

/** The path of the rules for pages that browsers may prefetch. */
export const SPECULATION_RULES = '/_shell/speculation-rules.json';

/** The path to which browsers report violations of these policies (SE8). */
export const POLICY_REPORTS_PATH = '/_reports/csp';
/** The name of that endpoint in the headers. */
const REPORTS_ENDPOINT = 'policy';

/** Headers of all responses. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  // Without `includeSubDomains`: the company's other hosts may not have HTTPS. A proxy may add it.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Features that neither pages nor their frames may use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The stylesheet that fslightbox-react injects, allowed by its hash; a test in the kit fails when it changes. */
const FSLIGHTBOX_STYLES = "'sha256-BBpqQ24QfHU430p+axqVm6cexPsvsCEUyxoGifKVpTA='";

const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': `same-origin; report-to="${REPORTS_ENDPOINT}"`,
  'reporting-endpoints': `${REPORTS_ENDPOINT}="${POLICY_REPORTS_PATH}"`,
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Scripts without a hash do not run. */
const INTEGRITY_POLICY = {
  'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS_ENDPOINT})`,
};

/**
 * Returns the headers of a page. The policy depends only on the page, the live set and the settings, so that the document can be
 * cached. It does not depend on consent, which scripts enforce.
 *
 * @param importMapSource allows the document's only inline script
 * @param site the map service for a page with a map, and the frames' hosts for a page with frames
 */
export function pageHeaders(
  importMapSource: string,
  { maps, frames = [] }: Partial<SiteParts> = {},
): Record<string, string> {
  const frameSources = { 'frame-src': frames.map((host) => `https://${host}`) };
  const policy = contentSecurityPolicy([importMapSource], maps && mapSources(maps), frameSources);
  return {
    ...DOCUMENT_HEADERS,
    // Google's scripts have no hashes.
    ...(maps?.kind === 'google' ? {} : INTEGRITY_POLICY),
    'content-security-policy': policy,
    // The rules are in a file, because the policy forbids inline rules.
    'speculation-rules': `"${SPECULATION_RULES}"`,
  };
}

/** Headers of a page without any script. */
export const SCRIPTLESS_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...DOCUMENT_HEADERS,
  ...INTEGRITY_POLICY,
  'content-security-policy': contentSecurityPolicy([]),
};

/** @param allowed each provider's additional sources, by directive */
function contentSecurityPolicy(
  inlineScripts: readonly string[],
  ...allowed: (PolicySources | undefined)[]
): string {
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", VIEW_TRANSITION_SOURCE, FSLIGHTBOX_STYLES],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'shell', 'html', "'allow-duplicates'"],
    // For browsers that do not support `report-to`, and for Chromium over plain HTTP.
    'report-uri': [POLICY_REPORTS_PATH],
    'report-to': [REPORTS_ENDPOINT],
  };
  for (const [directive, additional] of allowed.flatMap((provider) => Object.entries(provider ?? {}))) {
    sources[directive] = [...(sources[directive] ?? []), ...additional];
  }
  return Object.entries(sources)
    .map(([directive, list]) => [directive, ...list].join(' '))
    .join('; ');
}
