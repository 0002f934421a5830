import { defineErrors } from '@stadtraum/contracts/errors';
import type { IslandErrorCode } from '@stadtraum/federation-kit/errors';

/** Errors of the shell's server. */
export const shellError = defineErrors({
  CONTENT_ANSWER_INVALID: {
    title: 'The content API answered nonsense',
    message: 'The answer for {path} is not a page: {reason}.',
    remedy: 'Compare the versions of shell and content API.',
  },
  CONTENT_NOT_KEPT: {
    title: 'Last good pages cannot be written to disk',
    message: 'Pages are not kept in {path}: {reason}.',
    remedy:
      'Free space on the disk or correct the permissions. Until then a restart of the shell loses what it could answer while the content API is down.',
  },
  MEDIA_UNAVAILABLE: {
    title: 'Pictures and videos cannot be had',
    message: 'The content API does not deliver {path}: {reason}.',
    remedy: 'Look at the content API; what browsers and caches have stays.',
  },
  DATA_UNAVAILABLE: {
    title: 'A feed, a calendar or suggestions cannot be had',
    message: 'The content API does not deliver {path}: {reason}.',
    remedy: 'Look at the content API; pages do not need it.',
  },
  SUBMISSION_UNDELIVERED: {
    title: 'A form could not be delivered',
    message: 'The content API did not take the form of {path}: {reason}.',
    remedy: 'Look at the content API and its database; the visitor was told that nothing was sent.',
  },
  BLOCK_RENDER_FAILED: {
    title: 'A block threw while rendering',
    message: 'Block {block} ({type}) of {release}: {reason}.',
    remedy: 'Tell the team that owns {release}; visitors see its fallback.',
  },
  BLOCK_RENDER_LATE: {
    title: 'A block did not render in time',
    message: 'Block {block} ({type}) of {release} took more than {deadline} ms.',
    remedy: 'Tell the team that owns {release}; its renderer was replaced.',
  },
  BLOCK_CIRCUIT_OPEN: {
    title: 'A block is switched off for a while',
    message: 'Block type {type} of {release} failed {failures} times within a minute.',
    remedy: 'Tell the team that owns {release}, or roll it back.',
  },
  RENDERER_EXHAUSTED: {
    title: 'A renderer used too much memory',
    message: 'A renderer of live set {liveSet} held {bytes} bytes and was replaced.',
    remedy: 'Look which block grew.',
  },
});

/** Errors of the shell in the browser, which loads only their codes. */
export const browserErrors = defineErrors({
  ISLAND_LOAD_LATE: {
    title: 'An island did not load in time',
    message: 'Island {block} of {release} did not load within {deadline} ms.',
    remedy: 'The server-rendered content stays.',
  },
  BROWSER_SCRIPT_FAILED: {
    title: 'A script threw in the browser',
    message: 'A script of {release} on {path}: {reason}.',
    remedy: 'Tell the team that owns {release}.',
  },
});

/** What browsers report. */
export type BrowserErrorCode = IslandErrorCode | keyof typeof browserErrors.entries;
