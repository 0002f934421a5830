import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import type { Block, PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../../kernel/database/database.ts';
import type { FindPage } from '../../pages/find-page.ts';

/** A page as the response to a form. */
export interface PageAnswer {
  /** HTTP status of the page. */
  status: number;
  /** Selects the block that shows the result. */
  isBlock: (block: Block) => boolean;
  /** Becomes the block's content `answer`. */
  answer: object;
}

/**
 * Answers a form with a page of the site, one block of which shows the result.
 *
 * @throws CONTENT_UNAVAILABLE if there is no such page or block
 */
export type AnswerWithPage = (path: string, answer: PageAnswer) => Promise<SubmissionResponse>;

/** Answers forms with pages from the database. */
export function pageAnswers(database: Database, findPage: FindPage): AnswerWithPage {
  return async (path, { status, isBlock, answer }) =>
    withAnswer(await findPage(database, path), path, { status, isBlock, answer });
}

function withAnswer(
  page: PageModel | Redirect,
  path: string,
  { status, isBlock, answer }: PageAnswer,
): SubmissionResponse {
  if ('redirectUrl' in page || !Object.values(page.regions).flat().some(isBlock)) {
    throw serverError('CONTENT_UNAVAILABLE', { path, reason: 'no block of the page answers the form' });
  }
  const regions = Object.entries(page.regions).map(([name, blocks]) => [
    name,
    blocks.map((block) => (isBlock(block) ? { ...block, content: { ...block.content, answer } } : block)),
  ]);
  return { kind: 'page', status, page: { ...page, regions: Object.fromEntries(regions) } };
}
