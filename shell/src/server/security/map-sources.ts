import type { MapService } from '@stadtraum/contracts/map-service';

/** Sources that a policy allows besides the site's own, by directive. */
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
 * What the Maps JavaScript API needs, as Google's guide to content security policies and its loader name it (decision 0080).
 * `unsafe-eval` and `unsafe-inline` scripts are not among it. Styles are: the other way, a nonce, would be the same for everybody
 * who gets a document from a cache.
 */
const GOOGLE: PolicySources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  // Not in `style-src`: beside a hash, 'unsafe-inline' means nothing.
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

/** What the policy of a page with a map allows for the map service; nothing where that is the site itself. */
export function mapSources(maps: MapService): PolicySources {
  if (maps.kind === 'google') return GOOGLE;
  // Subdomains that a template leaves open (`{s}`) are any subdomain.
  return maps.kind === 'tiles' ? { 'img-src': [new URL(maps.url.replace('{s}', '*')).origin] } : {};
}
