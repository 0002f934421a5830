import type { ContentProblem } from '../kernel/problems.ts';
import { type ContentChecker, checkContents } from './content-checker.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Runs the schemas of a team's collections in the process for checks before this process does, which they could block (SE4).
 *
 * @returns the schemas that could not be run; violations are found later
 */
export async function checkRecordSchemas(
  collections: SiteContent['collections'],
  checker: ContentChecker,
): Promise<ContentProblem[]> {
  const outcomes = await checkContents(
    collections.map(({ file, definition, records }) => ({
      type: file,
      schema: definition.record,
      contents: records.map(({ data }) => data),
    })),
    checker,
  );
  return collections.flatMap(({ file }) => {
    const outcome = outcomes.get(file);
    if (!outcome || !('failure' in outcome)) return [];
    return [{ file, pointer: '/record', reason: `Das Schema ${outcome.failure}` }];
  });
}
