import type { Validator } from '@stadtraum/contracts/validation';
import { LONGEST_LIST } from '../lists/collection.ts';
import type { ListResult } from '../lists/find-records.ts';
import { readListRequest } from '../lists/list-request.ts';
import { berlinDay } from '../pages/berlin-time.ts';
import { deliveredContent } from '../pages/compose-page.ts';
import type { StoredBlock } from '../pages/stored-page.ts';
import { type ContentProblem, problemsAt } from './problems.ts';
import type { PlacedRecord, SiteContent } from './site-content.ts';

/** Checks every block as it will be delivered, lists completed, against what the release that owns its type declares. */
export function checkBlocks(
  content: SiteContent,
  validators: ReadonlyMap<string, Validator<unknown>>,
): ContentProblem[] {
  return blocksOf(content).flatMap(({ file, pointer, block }) => {
    const validate = validators.get(block.type);
    if (!validate) {
      return [
        { file, pointer: `${pointer}/type`, reason: `no live release owns the block type "${block.type}"` },
      ];
    }
    const problems = deliveries(content, block).flatMap(({ result, records }) => {
      const checked = validate(deliveredContent(block, result));
      if (checked.ok) return [];
      return problemsAt(file, `${pointer}/content`, checked.violations).map((problem) =>
        inRecord(problem, `${pointer}/content/items/`, records),
      );
    });
    return unique(problems);
  });
}

interface PlacedBlock {
  file: string;
  pointer: string;
  block: StoredBlock;
}

function blocksOf({ pages, layout }: SiteContent): PlacedBlock[] {
  const inRegions = (file: string, base: string, regions: Record<string, StoredBlock[]>) =>
    Object.entries(regions).flatMap(([region, blocks]) =>
      blocks.map((block, index) => ({ file, pointer: `${base}/${region}/${index}`, block })),
    );
  return [
    ...inRegions(layout.file, '', layout.regions),
    ...pages.flatMap(({ file, regions }) => inRegions(file, '/regions', regions)),
  ];
}

/** The block's possible lists, so that every record is seen: page by page, or as much as one answer holds. */
function deliveries(
  { collections }: SiteContent,
  { source }: StoredBlock,
): { result: ListResult | undefined; records: PlacedRecord[] }[] {
  const collection = collections.find(({ name }) => name === source?.collection);
  if (!collection) return [{ result: undefined, records: [] }];
  const { definition, records } = collection;
  const size = definition.pageSize ?? LONGEST_LIST;
  const pages = Math.max(1, Math.ceil(records.length / size));
  return Array.from({ length: pages }, (_, index) => {
    const shown = records.slice(index * size, (index + 1) * size);
    const paging = definition.pageSize === undefined ? {} : { page: index + 1, pages };
    return {
      records: shown,
      result: {
        filter: readListRequest(definition, []).filter,
        items: shown.map(({ data }) => data),
        total: records.length,
        ...paging,
        ...(definition.changesDaily ? { today: berlinDay(new Date()) } : {}),
      },
    };
  });
}

/** A mistake in a list's entry is to be corrected in the record's file, not in the block's. */
function inRecord(problem: ContentProblem, items: string, records: PlacedRecord[]): ContentProblem {
  if (!problem.pointer.startsWith(items)) return problem;
  const [index = '', ...rest] = problem.pointer.slice(items.length).split('/');
  const record = records[Number(index)];
  if (!record) return problem;
  const pointer = [record.pointer, ...rest].join('/');
  return { file: record.file, pointer, reason: `${problem.reason} (as ${problem.file} shows it)` };
}

function unique(problems: ContentProblem[]): ContentProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}
