import { type Static, Type } from '@sinclair/typebox';
import { KebabName } from './page-model.ts';
import { ReleaseName, ReleaseVersion } from './release-manifest.ts';

/** What the gate can find. A kind is permanent: reports of earlier live sets name it. */
export const FINDING_KINDS = [
  'block-unknown',
  'block-invalid',
  'block-empty',
  'block-late',
  'block-throws',
  'hydration',
  'foreign-change',
  'own-change',
  'accessibility',
  'styles',
  'budget',
  'growth',
  'duplicate-module',
  'second-kit',
  'event',
  'query-key',
  'checks-skipped',
  'content-unavailable',
  'warning',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * Something that the gate has noticed about a candidate. `refused` findings stop the activation unless a key with the role `accept`
 * accepts them with a reason; `shown` findings are only reported.
 */
export interface Finding {
  /** `<kind>:<subject>`, the same for the same cause in every check: what `--accept` names. */
  id: string;
  kind: FindingKind;
  severity: 'refused' | 'shown';
  /** One sentence: what happened, where and why. */
  message: string;
  /** One sentence: what to do about it. */
  remedy: string;
  /** `name@version` of the release that causes it. */
  release?: string;
  /** Types of the blocks that it concerns. */
  blocks: string[];
  /** Paths of pages that show it, at most `MAX_PAGES_NAMED`. */
  pages: string[];
  /** Number of all live pages that show it. */
  pageCount: number;
  /** What changes, as text: at most `MAX_CHANGES_NAMED` pairs. A missing side means that it was added or removed. */
  changes?: { before?: string; after?: string }[];
}

export const MAX_PAGES_NAMED = 10;
export const MAX_CHANGES_NAMED = 20;

/** A finding that is accepted, as the sender of an activation states it. */
export const Acceptance = Type.Object(
  {
    finding: Type.String({ minLength: 1, maxLength: 200 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  },
  { additionalProperties: false, $id: 'Acceptance' },
);
export type Acceptance = Static<typeof Acceptance>;

/** Checks that the sender ran before publishing: types, lint, tests. A skipped one has a reason. */
export const SenderChecks = Type.Record(
  KebabName,
  Type.Union([
    Type.Literal('passed'),
    Type.Object({ skipped: Type.String({ minLength: 1, maxLength: 500 }) }, { additionalProperties: false }),
  ]),
  { maxProperties: 10, $id: 'SenderChecks' },
);
export type SenderChecks = Static<typeof SenderChecks>;

/** A release that is to go live, or to be in a preview. */
export const RequestedRelease = Type.Object(
  {
    name: ReleaseName,
    version: ReleaseVersion,
    /** The kit that a remote is to run on, in a set with two. @default the one it runs on, if the release fits that */
    kit: Type.Optional(ReleaseName),
  },
  { additionalProperties: false },
);
export type RequestedRelease = Static<typeof RequestedRelease>;

/** Parameters of `activate`. */
export const ActivationParameters = Type.Object(
  {
    releases: Type.Array(RequestedRelease, { minItems: 1, maxItems: 200 }),
    accept: Type.Optional(Type.Array(Acceptance, { maxItems: 50 })),
    checks: Type.Optional(SenderChecks),
  },
  { additionalProperties: false },
);
export type ActivationParameters = Static<typeof ActivationParameters>;

/** How a release's weight differs from the live one, for one block, in bytes as transferred. */
export interface SizeChange {
  block: string;
  script: { before: number; after: number };
  styles: { before: number; after: number };
}

/** A pair of pictures of one changed block. The files are served below the report. */
export interface PicturePair {
  block: string;
  /** Width of the window in CSS pixels. */
  width: number;
  /** Share of changed pixels, 0 to 1. */
  changed: number;
  before: string;
  after: string;
  /** Taken after the switch or the refusal, because the gate's time was over. */
  late?: true;
}

/** What happened after the switch. */
export interface AfterSwitch {
  /** Addresses of the shells that were asked. */
  shells: string[];
  /** Number of pages that a shell composed for the check. */
  pages: number;
  /** Pages that failed or lost a block, with the reason. */
  failures: { path: string; shell: string; reason: string }[];
  /** Sentences about what was not asked, and why. */
  unchecked: string[];
  /** The live set that the registry rolled back to by itself. */
  rolledBackTo?: string;
}

/** The report of one activation, kept with the live set or with the refusal. */
export interface GateReport {
  /** Id of the report: that of the resulting live set, or `refused-…`. */
  id: string;
  /** Instant (RFC 3339). */
  at: string;
  candidate: { name: string; version: string }[];
  /** Id of the live set that it was compared with. */
  base: string;
  /** `rolled-back`: of a rollback by hand, which nothing refuses; it was examined afterwards. */
  outcome: 'activated' | 'refused' | 'rolled-back';
  team?: string;
  /** Revision of the content that was rendered; absent if there was no content. */
  revision?: string;
  /** Milliseconds of all phases, and of each. */
  durationMs: number;
  phases: { name: string; ms: number }[];
  /** Numbers of distinct blocks. */
  blocks: { touched: number; rendered: number; hydrated: number; changed: number };
  pages: number;
  /** Touched blocks that the live set could not render either, as `<type> <id>`; the first ones. */
  brokenBefore?: string[];
  findings: Finding[];
  accepted: (Acceptance & { key: string; team: string })[];
  checks: SenderChecks;
  sizes: SizeChange[];
  /** Sentences about what was not checked, and why. */
  unchecked: string[];
  pictures: PicturePair[];
  afterSwitch?: AfterSwitch;
}
