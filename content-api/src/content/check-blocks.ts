import { nearest } from '@stadtraum/server-base/nearest';
import type { ContentProblem } from '../kernel/problems.ts';
import { declarationOf, deliveredBlock, type StoredBlock } from '../store/stored-page.ts';
import { type ContentChecker, type ContentsOfType, checkContents } from './content-checker.ts';
import type { PossibleDelivery, SourceRules } from './content-ports.ts';
import type { BlockSchema } from './live-blocks.ts';
import { filledBlocks, placedBlocks, problemsOnPages } from './placed-blocks.ts';
import type { PlacedRecord, SiteContent } from './site-content.ts';

/**
 * Checks every block, with the content that its sources will add, against the schema of the release that owns its type.
 *
 * @param options `schemas` by block type; `checker` is the program that runs them
 * @throws Error if the checker does not start
 */
export async function checkBlocks(
  content: SiteContent,
  {
    sources,
    schemas,
    checker,
  }: {
    sources: readonly SourceRules[];
    schemas: ReadonlyMap<string, BlockSchema>;
    checker: ContentChecker;
  },
): Promise<ContentProblem[]> {
  const placed = placedBlocks(content).map((written) => {
    const possible = possibleContents(sources, content, written.block);
    return filledBlocks(content, written).map((filled) => ({
      ...filled,
      deliveries: possible
        .filter(({ shown }) => isOnPageOf(filled.record, shown))
        .map((delivery) => ({
          ...delivery,
          content: deliveredBlock(
            filled.block,
            declaredProperties(schemas.get(filled.block.type)?.schema, delivery.content),
          ).content,
        })),
    }));
  });
  const outcomes = await checkContents(contentsByType(placed.flat(), schemas), checker);

  const checked = new Map<string, number>();
  const problemsOf = ({ file, pointer, block, deliveries, placeOf }: (typeof placed)[number][number]) => {
    const { type } = block;
    const outcome = outcomes.get(type);
    if (!outcome) {
      return [{ file, pointer: `${pointer}/type`, reason: unknownType(type, schemas.keys()) }];
    }
    const first = checked.get(type) ?? 0;
    checked.set(type, first + deliveries.length);
    const release = schemas.get(type)?.release;
    if ('failure' in outcome) {
      const reason = `Das Schema des Blocktyps "${type}" in ${release} ${outcome.failure}`;
      return [{ file, pointer: `${pointer}/content`, reason }];
    }
    const found = deliveries.map((delivery, index) => ({
      delivery,
      problems: (outcome.violations[first + index] ?? []).map(({ path, reason }) => ({
        file,
        pointer: placeOf(path),
        reason,
      })),
    }));
    return inRecords(found, `${pointer}/content`).map((problem) => ({
      ...problem,
      ...(release !== undefined && { release }),
    }));
  };
  return placed.flatMap((pages) =>
    problemsOnPages(pages.map((page) => ({ ...page, problems: problemsOf(page) }))),
  );
}

/** Whether a block that was filled in for a record can show what a source delivers: on a record's page, only that record. */
function isOnPageOf(record: PlacedRecord | undefined, shown: PossibleDelivery['shown']): boolean {
  return record === undefined || shown === undefined || shown.isList || shown.records.includes(record);
}

function unknownType(type: string, live: Iterable<string>): string {
  const near = nearest(type, live);
  const hint =
    near === undefined
      ? 'Prüfen Sie die Schreibweise. Ist der Block neu, muss sein Team ihn zuerst veröffentlichen'
      : `Gemeint ist wohl "${near}"`;
  return `Den Blocktyp "${type}" gibt es auf der Website nicht. ${hint}`;
}

/** The contents to check by type, in the order of the blocks, without types that no live release owns. */
function contentsByType(
  placed: readonly { block: StoredBlock; deliveries: readonly { content: unknown }[] }[],
  schemas: ReadonlyMap<string, BlockSchema>,
): ContentsOfType[] {
  const types = new Map<string, ContentsOfType>();
  for (const { block, deliveries } of placed) {
    const { type } = block;
    const schema = schemas.get(type)?.schema;
    if (!schema) continue;
    const contentsOfType = types.get(type) ?? { type, schema, contents: [] };
    contentsOfType.contents.push(...deliveries.map(({ content }) => content));
    types.set(type, contentsOfType);
  }
  return [...types.values()];
}

/** All combinations of contents that the block's sources may deliver; none if a collection is missing. */
function possibleContents(
  sources: readonly SourceRules[],
  content: SiteContent,
  block: StoredBlock,
): PossibleDelivery[] {
  return sources.reduce<PossibleDelivery[]>(
    (combined, source) => {
      const declaration = declarationOf(block, source.property);
      if (declaration === undefined) return combined;
      const deliveries = source.possibleDeliveries(content, declaration) ?? [];
      return combined.flatMap((delivery) =>
        deliveries.map((added) => ({
          ...delivery,
          ...added,
          content: { ...delivery.content, ...added.content },
        })),
      );
    },
    [{ content: {} }],
  );
}

/** The content without properties that the release does not declare and therefore ignores (decision 0123). */
function declaredProperties<Content extends object>(
  schema: BlockSchema['schema'] | undefined,
  content: Content,
): Content {
  const { properties, additionalProperties } = schema ?? {};
  if (additionalProperties !== false || typeof properties !== 'object' || properties === null) return content;
  const declared = Object.entries(content).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(declared) as Content;
}

interface FoundProblems {
  delivery: PossibleDelivery;
  problems: ContentProblem[];
}

/**
 * Makes problems in records point to the records' files instead of the block's. Where all records have one, the block or the schema of
 * the list is wrong rather than each record, and the problems of the first record stay at the block.
 */
function inRecords(found: readonly FoundProblems[], base: string): ContentProblem[] {
  const shown = new Set(found.flatMap(({ delivery }) => delivery.shown?.records ?? []));
  const placed = found.flatMap(({ delivery, problems }) =>
    problems.map((problem) => ({ problem, at: recordAt(problem, base, delivery) })),
  );
  const wrong = new Set(placed.flatMap(({ at }) => at?.record ?? []));
  const [first] = wrong;
  const areAllWrong = shown.size > 1 && wrong.size === shown.size;
  return placed.flatMap(({ problem, at }) => {
    if (!at) return [problem];
    const { record, rest } = at;
    if (!areAllWrong) {
      const reason = `${problem.reason} (so zeigt es ${problem.file})`;
      const pointer = [record.pointer, ...rest].join('/');
      return [{ file: record.file, pointer, reason, others: [problem.file] }];
    }
    const reason = `${problem.reason} (wie in allen ${wrong.size} Datensätzen der Liste)`;
    return record === first ? [{ ...problem, reason, others: [record.file] }] : [];
  });
}

/** The record that a problem is in, and the steps to it in the record. */
function recordAt(
  { pointer }: ContentProblem,
  base: string,
  { shown }: PossibleDelivery,
): { record: PlacedRecord; rest: string[] } | undefined {
  const prefix = `${base}/${shown?.property}/`;
  const property = `${base}/${shown?.property}`;
  if (!shown || (pointer !== property && !pointer.startsWith(prefix))) return undefined;
  const steps = pointer
    .slice(prefix.length)
    .split('/')
    .filter((step) => step !== '');
  const [index = '', ...rest] = shown.isList ? steps : ['0', ...steps];
  const record = shown.records[Number(index)];
  return index === '' || !record ? undefined : { record, rest };
}
