import type { MapService } from '@stadtraum/contracts/map-service';

/** Sources that a policy allows in addition to the site's own, by directive. */
export type PolicySources = Partial<
  Record<
    | 'script-src'
    | 'style-src-elem'
    | 'img-src'
    | 'font-src'
    | 'connect-src'
    | 'frame-src'
    | 'worker-src'
    | 'trusted-types',
    readonly string[]
  >
>;

/**
 * The sources that the Maps JavaScript API needs, according to Google's guide to content security policies and to its loader
 * (decision 0080). It needs no `unsafe-eval` and no inline scripts. It needs inline styles, because the alternative, a nonce,
 * would be the same for all visitors who get a document from a cache.
 */
const GOOGLE: PolicySources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  // In `style-src`, 'unsafe-inline' would have no effect next to a hash.
  'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
  'trusted-types': [
    '@googlemaps/js-api-loader',
    'google-maps-api-loader',
    'google-maps-api#html',
    'lit-html',
  ],
};

/** Returns the sources that the map service needs on a page with a map; there are none if the site draws its own maps. */
export function mapSources(maps: MapService): PolicySources {
  if (maps.kind === 'google') return GOOGLE;
  // A template's `{s}` stands for any subdomain.
  return maps.kind === 'tiles' ? { 'img-src': [new URL(maps.url.replace('{s}', '*')).origin] } : {};
}
