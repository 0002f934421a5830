import { type Static, Type } from '@sinclair/typebox';
import { LiveSetId } from '@stadtraum/contracts/live-set';
import { KebabName } from '@stadtraum/contracts/page-model';

/** The path to which documents send their errors and web vitals. */
export const REPORTS_PATH = '/_reports';

/** The live set and the place of an error or a vital. A report contains nothing about the visitor. */
const Place = {
  liveSet: LiveSetId,
  /** `location.pathname`, which excludes the query. */
  path: Type.String({ pattern: '^/', maxLength: 512 }),
  /** Block id. */
  block: Type.Optional(KebabName),
  /** `name@version` of the release that owns the block. */
  release: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*@[0-9a-f.-]+$', maxLength: 128 })),
};

/** An error in the browser. */
export const ErrorReport = Type.Object(
  {
    kind: Type.Literal('error'),
    /** A code of `BrowserErrorCode`. */
    code: Type.String({ pattern: '^[A-Z][A-Z_]*$', maxLength: 64 }),
    /** The truncated error message. It never contains text that the visitor typed. */
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    ...Place,
  },
  { additionalProperties: false },
);
export type ErrorReport = Static<typeof ErrorReport>;

/** A web vital of one page view. */
export const VitalReport = Type.Object(
  {
    kind: Type.Literal('vital'),
    name: Type.Union(
      ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) =>
        Type.Literal(name as 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'),
      ),
    ),
    /** In milliseconds; for CLS, the score. */
    value: Type.Number({ minimum: 0 }),
    rating: Type.Optional(
      Type.Union([Type.Literal('good'), Type.Literal('needs-improvement'), Type.Literal('poor')]),
    ),
    ...Place,
  },
  { additionalProperties: false },
);
export type VitalReport = Static<typeof VitalReport>;

/** Body of `POST /_reports` (`REPORTS_PATH`): JSON of at most 8 kB. */
export const Reports = Type.Array(Type.Union([ErrorReport, VitalReport]), {
  minItems: 1,
  maxItems: 20,
  $id: 'Reports',
});
export type Report = ErrorReport | VitalReport;
