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
  /** What the form is for, if the page shows several; names the page in its title and breadcrumb. @default the page's own names */
  purpose?: string;
}

/**
 * Responds to a form with a page on which one block shows the result.
 *
 * @throws CONTENT_UNAVAILABLE if there is no such page or block
 */
export type RespondWithPage = (path: string, result: PageResult) => Promise<SubmissionResponse>;

/** Creates a `RespondWithPage` that reads pages from the database. */
export function pageResponder(database: Database, findPage: FindPage): RespondWithPage {
  return async (path, result) => showResult(await findPage(database, path), path, result);
}

function showResult(
  page: PageModel | Redirect,
  path: string,
  { status, isBlock, answer, purpose }: PageResult,
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
  const named = purpose === undefined ? page : namedPage(page, purpose);
  const title = [...(PREFIXES[status] ?? []), named.title].join(' – ');
  return {
    kind: 'page',
    status,
    page: { ...named, title: title.slice(0, MAX_TITLE_LENGTH), regions: Object.fromEntries(regions) },
  };
}

function namedPage(page: PageModel, label: string): PageModel {
  const { siteName } = page.meta;
  return {
    ...page,
    title: siteName === undefined ? label : `${label} – ${siteName}`,
    breadcrumbs: page.breadcrumbs.map((step) => (step.path === page.path ? { ...step, label } : step)),
  };
}

const PREFIXES: Readonly<Record<number, string[]>> = {
  410: ['Nicht gesendet'],
  422: ['Bitte prüfen Sie Ihre Angaben'],
};

/** Limit of the page model. */
const MAX_TITLE_LENGTH = 200;
