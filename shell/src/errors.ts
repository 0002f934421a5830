import { defineErrors } from '@stadtraum/contracts/errors';
import type { IslandErrorCode } from '@stadtraum/federation-kit/errors';

/** Errors that the shell's server reports. */
export const shellError = defineErrors({
  LIVE_SET_OUTDATED: {
    title: 'The registry offers an older live set',
    message: 'Live set {id} is older than {highest}, which this shell has already seen.',
    remedy:
      'The newer live set stays in use. If the registry was restored from a backup, start it once with `REGISTRY_MIN_SEQUENCE`, as docs/operations.md says; if not, find out who answers at `REGISTRY_URL`.',
  },
  SIDE_SET_INVALID: {
    title: 'A side set is not usable',
    message: 'The side set from {origin} was refused: {reason}.',
    remedy: 'Find out who answers at `REGISTRY_URL`, and whether REGISTRY_KEYS has the key of the registry.',
  },
  PAGE_MODEL_INVALID: {
    title: 'A page of the past is not usable',
    message: 'The page model {hash} of the registry was refused: {reason}.',
    remedy:
      'Find out who answers at `REGISTRY_URL`, and whether the versions of the shell and the registry match.',
  },
  CONTENT_ANSWER_INVALID: {
    title: 'The content API returned an invalid response',
    message: 'The response for {path} is not a page: {reason}.',
    remedy: 'Check that the versions of the shell and the content API match.',
  },
  CONTENT_NOT_KEPT: {
    title: 'The last good pages cannot be written to disk',
    message: 'Pages cannot be saved in {path}: {reason}.',
    remedy:
      'Free disk space or correct the permissions. Until then, a restart of the shell loses the pages that it could serve while the content API is down.',
  },
  MEDIA_UNAVAILABLE: {
    title: 'Pictures and videos are unavailable',
    message: 'The content API did not return {path}: {reason}.',
    remedy: 'Check the content API. Copies in browsers and caches remain valid.',
  },
  DATA_UNAVAILABLE: {
    title: 'A feed, a calendar or suggestions are unavailable',
    message: 'The content API did not return {path}: {reason}.',
    remedy: 'Check the content API. Pages do not depend on this data.',
  },
  SUBMISSION_UNDELIVERED: {
    title: 'A form could not be delivered',
    message: 'The content API did not accept the form for {path}: {reason}.',
    remedy: 'Check the content API and its database. The visitor saw a message that the form was not sent.',
  },
  BLOCK_RENDER_FAILED: {
    title: 'A block threw while rendering',
    message: 'Block {block} ({type}) of {release}: {reason}.',
    remedy: 'Tell the team that owns {release}; visitors see the fallback.',
  },
  BLOCK_RENDER_LATE: {
    title: 'A block timed out while rendering',
    message: 'Block {block} ({type}) of {release} took more than {deadline} ms.',
    remedy: 'Tell the team that owns {release}; its renderer was replaced.',
  },
  BLOCK_CIRCUIT_OPEN: {
    title: 'A failing block is temporarily disabled',
    message: 'Block type {type} of {release} failed {failures} times within a minute.',
    remedy: 'Tell the team that owns {release}, or roll it back.',
  },
  RENDERER_EXHAUSTED: {
    title: 'A renderer used too much memory',
    message: 'A renderer of live set {liveSet} exceeded {bytes} bytes and was replaced.',
    remedy: 'Find out which block leaks memory.',
  },
});

/** Errors reported by the shell's browser code; the browser loads only their codes. */
export const browserErrors = defineErrors({
  ISLAND_LOAD_LATE: {
    title: 'An island timed out while loading',
    message: 'Island {block} of {release} did not load within {deadline} ms.',
    remedy: 'No action is needed if it recovers. Visitors still see the server-rendered content.',
  },
  BEHAVIOUR_FAILED: {
    title: 'A behaviour failed in the browser',
    message: 'A behaviour of block {block}: {reason}.',
    remedy: 'Tell the team that owns the block; its content and its links work without it.',
  },
  BROWSER_SCRIPT_FAILED: {
    title: 'A script threw in the browser',
    message: 'A script from {release} failed on {path}: {reason}.',
    remedy: 'Tell the team that owns {release}.',
  },
});

/** Codes of the errors that browsers report. */
export type BrowserErrorCode = IslandErrorCode | keyof typeof browserErrors.entries;
