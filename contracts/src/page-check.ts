import { type Static, Type } from '@sinclair/typebox';
import { LiveSetId } from './live-set.ts';

/**
 * Header of a shell's request for the signed live set: the origin at which the registry can ask it for `PAGE_CHECK_PATH`. It counts
 * only together with the inner secret.
 */
export const SHELL_ADDRESS_HEADER = 'x-shell-address';

/**
 * Header of the same request: releases whose errors visitors report, as `name@version=networks`, separated by commas. `networks` is
 * the number of networks that the reports came from.
 */
export const VISITOR_REPORTS_HEADER = 'x-visitor-reports';

/** Header of the same request: hashes of the settings that the shell gives to blocks (`hashSettings`). */
export const SHELL_SETTINGS_HEADER = 'x-shell-settings';

/** Header of the same request: the version of the shell's server (`ServerVersion`). */
export const SHELL_SERVER_HEADER = 'x-shell-server';

/** `GET ?path=…&live-set=…` on the shell's internal port returns a `PageCheck`. */
export const PAGE_CHECK_PATH = '/page-check';

/** How a shell composes a page in one live set, rendered and not from a cache. */
export const PageCheck = Type.Object(
  {
    liveSet: LiveSetId,
    /** Status that visitors get. 500: the document cannot be made from its blocks; 503: no block has HTML. */
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    blocks: Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.String(),
        /** `name@version` of the release that owns it. */
        release: Type.String(),
        /** `failed`: it threw, was late or ended the renderer. `not-rendered`: there was no renderer or no time for it. */
        state: Type.Union([Type.Literal('rendered'), Type.Literal('failed'), Type.Literal('not-rendered')]),
        /** Why it failed. */
        reason: Type.Optional(Type.String()),
      }),
    ),
    /** The blocks that are left out. `duplicate`: another block of the page has the same id. */
    skipped: Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.String(),
        cause: Type.Union([Type.Literal('unknown'), Type.Literal('invalid'), Type.Literal('duplicate')]),
      }),
    ),
    /** Milliseconds that rendering took, by release. */
    renderMs: Type.Record(Type.String(), Type.Number()),
    /** Milliseconds that composing took. */
    ms: Type.Number(),
  },
  { $id: 'PageCheck' },
);
export type PageCheck = Static<typeof PageCheck>;
