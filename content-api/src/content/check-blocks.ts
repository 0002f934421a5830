import { type ContentProblem, problemsAt } from '../kernel/problems.ts';
import { declarationOf, deliveredBlock, type StoredBlock } from '../store/stored-page.ts';
import { type ContentChecker, type ContentsOfType, checkContents } from './content-checker.ts';
import type { PossibleDelivery, SourceRules } from './content-ports.ts';
import type { BlockSchema } from './live-blocks.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { SiteContent } from './site-content.ts';

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
  const placed = placedBlocks(content).map((block) => ({
    ...block,
    deliveries: possibleContents(sources, content, block.block).map((delivery) => ({
      ...delivery,
      content: deliveredBlock(
        block.block,
        declaredProperties(schemas.get(block.block.type)?.schema, delivery.content),
      ).content,
    })),
  }));
  const outcomes = await checkContents(contentsByType(placed, schemas), checker);

  const checked = new Map<string, number>();
  return placed.flatMap(({ file, pointer, block, deliveries }) => {
    const { type } = block;
    const outcome = outcomes.get(type);
    if (!outcome) {
      return [{ file, pointer: `${pointer}/type`, reason: `no live release owns the block type "${type}"` }];
    }
    const first = checked.get(type) ?? 0;
    checked.set(type, first + deliveries.length);
    if ('failure' in outcome) {
      const reason = `the schema of block type "${type}" in ${schemas.get(type)?.release} ${outcome.failure}`;
      return first === 0 ? [{ file, pointer: `${pointer}/content`, reason }] : [];
    }
    return unique(
      deliveries.flatMap((delivery, index) =>
        problemsAt(file, `${pointer}/content`, outcome.violations[first + index] ?? []).map((problem) =>
          inRecord(problem, `${pointer}/content`, delivery),
        ),
      ),
    );
  });
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

/** All combinations of contents that the block's sources may deliver. */
function possibleContents(
  sources: readonly SourceRules[],
  content: SiteContent,
  block: StoredBlock,
): PossibleDelivery[] {
  return sources.reduce<PossibleDelivery[]>(
    (combined, source) => {
      const declaration = declarationOf(block, source.property);
      const deliveries =
        declaration === undefined ? undefined : source.possibleDeliveries(content, declaration);
      if (!deliveries) return combined;
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

/** Makes a problem in a record point to the record's file instead of the block's file. */
function inRecord(problem: ContentProblem, base: string, { shown }: PossibleDelivery): ContentProblem {
  const prefix = `${base}/${shown?.property}/`;
  if (!shown || !problem.pointer.startsWith(prefix)) return problem;
  const steps = problem.pointer.slice(prefix.length).split('/');
  const [index = '', ...rest] = shown.isList ? steps : ['0', ...steps];
  const record = shown.records[Number(index)];
  if (!record) return problem;
  const pointer = [record.pointer, ...rest].join('/');
  return { file: record.file, pointer, reason: `${problem.reason} (as shown by ${problem.file})` };
}

function unique(problems: ContentProblem[]): ContentProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}
