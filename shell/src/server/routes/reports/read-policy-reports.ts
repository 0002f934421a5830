import { Type } from '@sinclair/typebox';
import { lazyValidator } from '@stadtraum/contracts/validation';

/** A policy violation. It contains nothing about the visitor: no query, no document URL and no user agent. */
export interface PolicyViolation {
  /** A directive of the content security policy, the header of another policy, or `other`. */
  directive: string;
  /** Host of the blocked resource, or a keyword such as `inline`. */
  blocked: string;
  /** Path of the page, if the browser sends it. */
  path: string | undefined;
}

const Text = Type.String({ maxLength: 10_000 });

/** `application/csp-report`, which Firefox and Safari send to `report-uri`. */
const CspReport = Type.Object({
  'csp-report': Type.Object({
    'document-uri': Type.Optional(Text),
    'effective-directive': Type.Optional(Text),
    'violated-directive': Type.Optional(Text),
    'blocked-uri': Type.Optional(Text),
  }),
});

/** `application/reports+json`, which Chromium sends through the Reporting API. */
const QueuedReports = Type.Array(
  Type.Object({
    type: Text,
    url: Type.Optional(Text),
    body: Type.Object({
      effectiveDirective: Type.Optional(Text),
      blockedURL: Type.Optional(Text),
    }),
  }),
  { maxItems: 200 },
);

const Body = Type.Union([CspReport, QueuedReports], { $id: 'PolicyReports' });

const validate = lazyValidator(Body);

/** Maximum number of violations that are read per request. A page with more violations mostly repeats the same one. */
const MAX_VIOLATIONS = 50;
const MAX_PATH_LENGTH = 512;
const MAX_BLOCKED_LENGTH = 100;

const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'trusted-types'],
  ...['script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem'],
  'worker-src',
]);

/**
 * Reads a browser's reports.
 *
 * @returns the violations, without reports of other types; undefined for an invalid body
 */
export function readPolicyReports(body: unknown): PolicyViolation[] | undefined {
  const result = validate(body);
  if (!result.ok) return undefined;
  if (!Array.isArray(result.value)) {
    const report = result.value['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violation(directive, report['blocked-uri'], report['document-uri'])];
  }
  return result.value
    .slice(0, MAX_VIOLATIONS)
    .flatMap(({ type, url, body: { effectiveDirective, blockedURL } }) => {
      if (type === 'csp-violation') return [violation(effectiveDirective, blockedURL, url)];
      if (type === 'integrity-violation')
        return [{ ...violation('', blockedURL, url), directive: 'integrity-policy' }];
      if (type === 'coop') return [{ ...violation('', '', url), directive: 'cross-origin-opener-policy' }];
      return [];
    });
}

function violation(directive = '', blocked = '', documentUrl = ''): PolicyViolation {
  // Older browsers append the directive's sources.
  const name = directive.split(' ', 1)[0] ?? '';
  const path = URL.canParse(documentUrl)
    ? new URL(documentUrl).pathname.slice(0, MAX_PATH_LENGTH)
    : undefined;
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: hostOrKeyword(blocked), path };
}

/** Keywords such as `inline` and schemes such as `data` are kept; URLs are reduced to their host or scheme. */
function hostOrKeyword(blocked: string): string {
  if (blocked === '') return 'none';
  if (/^[a-z][a-z-]{0,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { host, protocol } = new URL(blocked);
  const isNetworkUrl =
    protocol === 'https:' || protocol === 'http:' || protocol === 'wss:' || protocol === 'ws:';
  return (isNetworkUrl ? host : protocol.slice(0, -1)).slice(0, MAX_BLOCKED_LENGTH);
}
