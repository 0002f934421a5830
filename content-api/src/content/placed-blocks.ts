import { berlinDay } from '../kernel/berlin-time.ts';
import { type ContentProblem, uniqueProblems } from '../kernel/problems.ts';
import { blockFor, fieldsInBlock, templatePath } from '../store/record-blocks.ts';
import type { Regions, StoredBlock } from '../store/stored-page.ts';
import type { PlacedRecord, SiteContent } from './site-content.ts';

/** A block and the JSON Pointer to it in its file. */
export interface PlacedBlock {
  file: string;
  pointer: string;
  block: StoredBlock;
  /** The name of the collection, if the block is on the page of a record. */
  collection?: string;
}

/** All blocks in the content files. */
export function placedBlocks({ pages, layout, collections }: SiteContent): PlacedBlock[] {
  return [
    ...inRegions(layout.file, '', layout.regions),
    ...pages.flatMap(({ file, regions }) => inRegions(file, '/regions', regions)),
    ...collections.flatMap(({ name, recordPage }) => {
      if (!recordPage) return [];
      const { file, regions, gone } = recordPage;
      return [
        ...inRegions(file, '/regions', regions),
        ...inRegions(file, '/gone/regions', gone?.regions ?? {}),
      ].map((block) => ({ ...block, collection: name }));
    }),
  ];
}

function inRegions(file: string, base: string, regions: Regions): PlacedBlock[] {
  return Object.entries(regions).flatMap(([region, blocks]) =>
    blocks.map((block, index) => ({ file, pointer: `${base}/${region}/${index}`, block })),
  );
}

/** A block as a page has it. */
export interface FilledBlock extends PlacedBlock {
  /** The page's record, if the block's content depends on it. */
  record?: PlacedRecord;
  /** The JSON Pointer, in the file, of a place in the block's content. */
  placeOf(path: string): string;
}

/** A block as its pages have it: if its content depends on the record, once for each record. */
export function filledBlocks({ collections }: SiteContent, placed: PlacedBlock): FilledBlock[] {
  const { block, pointer, collection } = placed;
  const base = `${pointer}/content`;
  if (collection === undefined || fieldsInBlock(block).length === 0)
    return [{ ...placed, placeOf: (path) => `${base}${path}` }];
  const today = berlinDay(new Date());
  const records = collections.find(({ name }) => name === collection)?.records ?? [];
  return records.map((record) => ({
    ...placed,
    record,
    block: blockFor(block, record.data, today),
    placeOf: (path) => `${base}${templatePath(block.content, record.data, path)}`,
  }));
}

/** The problems of a block as its pages have it, each once. One that not all pages have names the first record that has it. */
export function problemsOnPages(
  pages: readonly { record?: PlacedRecord; problems: readonly ContentProblem[] }[],
): ContentProblem[] {
  const found = new Map<string, { problem: ContentProblem; records: PlacedRecord[] }>();
  for (const { record, problems } of pages) {
    for (const problem of uniqueProblems(problems)) {
      const key = JSON.stringify(problem);
      const records = found.get(key)?.records ?? [];
      found.set(key, { problem, records: record ? [...records, record] : records });
    }
  }
  return [...found.values()].map(({ problem, records: [first, ...more] }) => {
    const isEverywhere = pages.length > 1 && more.length + 1 === pages.length;
    if (!first || isEverywhere) return problem;
    const reason = `${problem.reason} (so auf der Seite von Datensatz ${first.uid} in ${first.file})`;
    return { ...problem, reason, others: [first.file] };
  });
}
