import { foreignReason } from './same-site.ts';

const SITE = 'https://www.site.example:8443';
const reasonOf = (origin: string | undefined, host: string, site?: string) =>
  foreignReason(
    { host, ...(origin !== undefined && { origin }), ...(site !== undefined && { 'sec-fetch-site': site }) },
    SITE,
  );

describe('[F37] a POST', () => {
  it.each<[string, string | undefined, string, string?]>([
    ['the browser says so, whatever the proxy makes of Host', SITE, '10.0.0.1:4000', 'same-origin'],
    ['the browser says so, and hides the origin', 'null', 'www.site.example', 'same-origin'],
    ['its origin is the site’s, and the proxy removed the port from Host', SITE, 'www.site.example'],
    ['its origin is the site’s, and the proxy sends its own Host', SITE, '127.0.0.1:4000'],
    ['it was sent to the address of its page', 'http://localhost:4000', 'LOCALHOST:4000'],
    ['the proxy writes the default port', 'https://other.example', 'other.example:443'],
    ['it was sent to an IPv6 address', 'http://[::1]:4000', '[::1]:4000'],
    ['no browser sent it', undefined, 'www.site.example'],
  ])('comes from this site if %s', (_case, ...headers) => {
    expect(reasonOf(...headers)).toBeUndefined();
  });

  it.each<[string, string | undefined, string, string?]>([
    ['another site’s', 'https://evil.example', 'www.site.example:8443'],
    ['another port’s', 'https://www.site.example:9000', 'www.site.example:8443'],
    ['another port’s, without the port in Host', 'https://www.site.example:9000', 'www.site.example'],
    ['another scheme’s', 'http://www.site.example:8443', 'www.site.example'],
    ['hidden', 'null', 'www.site.example:8443'],
    ['the browser’s, which says cross-site', SITE, 'www.site.example:8443', 'cross-site'],
    ['the browser’s, which says same-site', SITE, 'www.site.example:8443', 'same-site'],
    ['not readable', 'https://', 'www.site.example:8443'],
  ])(
    'comes from another site if its origin is %s, and the reason has what was compared',
    (_case, ...sent) => {
      const [origin, host, site = 'missing'] = sent;
      expect(reasonOf(...sent)).toBe(
        `it comes from another site (Origin: ${origin}, Host: ${host}, Sec-Fetch-Site: ${site}; SITE_URL: ${SITE})`,
      );
    },
  );
});
