import type { Finding } from '@stadtraum/contracts/gate';

/** Live content could not be checked. */
export function contentUnavailable(reason: string): Finding {
  return {
    ...{ id: 'content-unavailable:content-api', kind: 'content-unavailable', severity: 'refused' },
    message: `The live pages could not be rendered with the candidate: ${reason.replace(/\.$/, '')}.`,
    remedy:
      'Check that the content API runs, CONTENT_API_URL and INNER_SECRET, then ship again. A rollback needs no content.',
    ...{ blocks: [], pages: [], pageCount: 0 },
  };
}

/** Live content has changed during each check. */
export function contentKeepsChanging(checks: number): Finding {
  return {
    ...contentUnavailable(`the content changed during each of ${checks} checks`),
    remedy: 'Ship again when no content is being loaded.',
  };
}

/** The time was over before one block of each shape was rendered. */
export function contentUnseen(missed: number, touched: number): Finding {
  return {
    ...contentUnavailable(`${missed} of ${touched} touched blocks were not rendered in time`),
    id: 'content-unavailable:time',
    remedy: 'Ship again when the machine is less busy.',
  };
}
