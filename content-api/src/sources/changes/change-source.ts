import { Type } from '@sinclair/typebox';
import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import { readChangeLog } from '../../announcements/change-log.ts';
import type { SourceRules } from '../../content/content-ports.ts';
import { placedBlocks } from '../../content/placed-blocks.ts';
import { berlinMinute } from '../../kernel/berlin-time.ts';
import type { BlockSource } from '../../pages/block-source.ts';
import { declarationOf } from '../../store/stored-page.ts';

const PROPERTY = 'changes';

/** Fills a block on an announcement's page with the change log of the announcement; the latest change is first. */
export const changeSource: BlockSource<true> & SourceRules<true> = {
  property: PROPERTY,
  declaration: Type.Literal(true),
  async read(queries, declarations, { record }) {
    const log = await readChangeLog(queries, Number(record?.uid));
    const changes = log.map(({ at, kind, sentences }) => ({ at: berlinMinute(at), kind, sentences }));
    return declarations.map(() => ({ content: { changes }, parameters: [], changesDaily: false }));
  },
  check: (content) =>
    placedBlocks(content).flatMap(({ file, pointer, block, collection }) =>
      declarationOf(block, PROPERTY) === undefined || collection === ANNOUNCEMENTS
        ? []
        : [
            {
              file,
              pointer: `${pointer}/${PROPERTY}`,
              reason: `Ein Änderungsverlauf ("changes") ist nur auf Seiten der Liste "${ANNOUNCEMENTS}" möglich`,
            },
          ],
    ),
  possibleDeliveries: () => [{ content: { changes: [] } }],
};
