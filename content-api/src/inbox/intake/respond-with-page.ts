import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import type { Block, PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../../kernel/database/database.ts';
import type { FindPage } from '../../pages/find-page.ts';

/** The result of a form, for display on a page. */
export interface PageResult {
  /** HTTP status of the response. */
  status: number;
  /** Selects the block that shows the result. */
  isBlock: (block: Block) => boolean;
  /** The result; becomes `answer` in the block's content. */
  answer: object;
}

/**
 * Responds to a form with a page on which one block shows the result.
 *
 * @throws CONTENT_UNAVAILABLE if there is no such page or block
 */
export type RespondWithPage = (path: string, result: PageResult) => Promise<SubmissionResponse>;

/** Creates a `RespondWithPage` that reads pages from the database. */
export function pageResponder(database: Database, findPage: FindPage): RespondWithPage {
  return async (path, { status, isBlock, answer }) =>
    showResult(await findPage(database, path), path, { status, isBlock, answer });
}

function showResult(
  page: PageModel | Redirect,
  path: string,
  { status, isBlock, answer }: PageResult,
): SubmissionResponse {
  if ('redirectUrl' in page || !Object.values(page.regions).flat().some(isBlock)) {
    throw serverError('CONTENT_UNAVAILABLE', {
      path,
      reason: 'no block on the page shows the result of the form',
    });
  }
  const regions = Object.entries(page.regions).map(([name, blocks]) => [
    name,
    blocks.map((block) => (isBlock(block) ? { ...block, content: { ...block.content, answer } } : block)),
  ]);
  // Screen readers read the title of the new page first.
  const title = status === 422 ? `Bitte prüfen Sie Ihre Angaben – ${page.title}` : page.title;
  return {
    kind: 'page',
    status,
    page: { ...page, title: title.slice(0, MAX_TITLE_LENGTH), regions: Object.fromEntries(regions) },
  };
}

/** Limit of the page model. */
const MAX_TITLE_LENGTH = 200;
