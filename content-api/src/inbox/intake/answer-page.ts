import type { SubmissionAnswer } from '@stadtraum/contracts/forms/submission';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../../kernel/database/database.ts';
import { findPage } from '../../pages/find-page.ts';

/**
 * A page of the site that answers a form: one of its blocks gets what there is to say.
 *
 * @param isBlock which of the page's blocks it is
 * @throws CONTENT_UNAVAILABLE when there is no such page or block
 */
export async function answerWithPage(
  database: Database,
  path: string,
  { status, isBlock, answer }: { status: number; isBlock: (block: Block) => boolean; answer: object },
): Promise<SubmissionAnswer> {
  const page = await findPage(database, path, []);
  if ('redirectUrl' in page || !Object.values(page.regions).flat().some(isBlock)) {
    throw serverError('CONTENT_UNAVAILABLE', { path, reason: 'no block there answers the form' });
  }
  const regions = Object.entries(page.regions).map(([name, blocks]) => [
    name,
    blocks.map((block) => (isBlock(block) ? { ...block, content: { ...block.content, answer } } : block)),
  ]);
  return { kind: 'page', status, page: { ...page, regions: Object.fromEntries(regions) } };
}

type Block = PageModel['regions'][string][number];
