import { type Static, Type } from '@sinclair/typebox';
import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { KebabName, PAGE_PARTS } from '@stadtraum/contracts/page-model';
import {
  EventSchemas,
  HydrateStrategy,
  QueryKey,
  type ReleaseExamples,
} from '@stadtraum/contracts/release-manifest';
import {
  compileValidator,
  describeViolations,
  lazyValidator,
  type Validator,
} from '@stadtraum/contracts/validation';
import { buildError } from '../errors.ts';
import type { BlockFolder } from './source/block-folders.ts';

/** A block's declaration as data, before the build adds files. */
const DeclaredBlock = Type.Object({
  type: Type.String(),
  content: Type.Object({ type: Type.Literal('object') }),
  hydrate: HydrateStrategy,
  needs: Type.Array(Type.Union(PAGE_PARTS.map((part) => Type.Literal(part)))),
  behaviours: Type.Optional(Type.Array(KebabName)),
  publishes: Type.Optional(EventSchemas),
  hears: Type.Optional(EventSchemas),
  queryKeys: Type.Optional(Type.Array(QueryKey, { maxItems: 20 })),
  fallback: Type.Optional(Type.String({ maxLength: 10_000 })),
});
export type DeclaredBlock = Static<typeof DeclaredBlock> & { content: Record<string, unknown> };

const DeclaredExamples = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1 }),
      content: Type.Record(Type.String(), Type.Unknown()),
      page: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    },
    { additionalProperties: false },
  ),
  { minItems: 1 },
);

const validateBlock = lazyValidator(DeclaredBlock);
const validateExamples = lazyValidator(DeclaredExamples);

/** Default exports of a remote's `block.ts`, `<type>.examples.ts` and `<type>.tsx`, by block type. */
export type Inspection = Record<'blocks' | 'examples' | 'components', Record<string, unknown>>;

/**
 * Checks the exports of a remote's block folders.
 *
 * @throws CodedError BUILD_BLOCK_INVALID with the file and the reason
 */
export function checkBlocks(
  folders: BlockFolder[],
  inspection: Inspection,
): { blocks: DeclaredBlock[]; examples: ReleaseExamples } {
  const blocks: DeclaredBlock[] = [];
  const examples: ReleaseExamples = [];
  for (const folder of folders) {
    const { type } = folder;
    const block = checkBlock(folder, inspection.blocks[type], inspection.components[type]);
    blocks.push(block);
    examples.push(...checkExamples(folder, block, inspection.examples[type]));
  }
  return { blocks, examples };
}

function checkBlock(
  { type, declaration }: BlockFolder,
  exported: unknown,
  browserComponent: unknown,
): DeclaredBlock {
  if (exported === undefined) throw invalid(declaration, 'it has no default export; export defineBlock({…})');
  if (typeof exported !== 'object' || exported === null || !('component' in exported)) {
    throw invalid(declaration, 'its default export does not come from defineBlock');
  }
  const { component, ...declared } = exported;
  if (component === undefined || component !== browserComponent) {
    const reason = `component is not the default export of ${type}.tsx, which the browser loads`;
    throw invalid(declaration, reason);
  }
  checkStrategy(declaration, declared);
  // Converted to JSON, as in the manifest, because TypeBox adds symbols.
  const result = validateBlock(JSON.parse(JSON.stringify(declared)));
  if (!result.ok) throw invalid(declaration, describeViolations(result.violations));
  const block = result.value;
  if (block.type !== type) {
    throw invalid(declaration, `its type is "${block.type}", but its folder is "${type}"`);
  }
  return block;
}

/** Checks examples against the block's schema and the page parts that it needs. */
function checkExamples(folder: BlockFolder, block: DeclaredBlock, exported: unknown): ReleaseExamples {
  const file = folder.examples;
  if (exported === undefined) throw invalid(file, 'it has no default export; export a list of examples');
  const result = validateExamples(JSON.parse(JSON.stringify(exported)));
  if (!result.ok) throw invalid(file, describeViolations(result.violations));
  const validateContent = contentValidator(folder, block);
  const names = new Set<string>();
  return result.value.map(({ name, content, page = {} }) => {
    if (names.has(name)) throw invalid(file, `two examples are named "${name}"`);
    names.add(name);
    const validated = validateContent(content);
    if (!validated.ok) {
      throw invalid(file, `content of example "${name}": ${describeViolations(validated.violations)}`);
    }
    const missing = block.needs.filter((part) => !(part in page));
    if (missing.length > 0) throw invalid(file, `example "${name}" lacks page.${missing.join(', page.')}`);
    return { type: block.type, name, content, page };
  });
}

/** Gives a clearer reason than the schema, which would only report that no constant matches. */
function checkStrategy(file: string, { hydrate }: { hydrate?: unknown }): void {
  const strategies: unknown[] = HydrateStrategy.anyOf.map((literal) => literal.const);
  if (strategies.includes(hydrate)) return;
  throw invalid(file, `hydrate is ${JSON.stringify(hydrate)}; expected one of ${strategies.join(', ')}`);
}

/** Validators by schema: a watch checks the same ones after each change. */
const validators = new Map<string, Validator<unknown>>();

function contentValidator({ declaration }: BlockFolder, { content }: DeclaredBlock): Validator<unknown> {
  const key = JSON.stringify(content);
  try {
    // It checks a few examples only.
    const validate = validators.get(key) ?? compileValidator(content);
    validators.set(key, validate);
    return validate;
  } catch (error) {
    throw invalid(declaration, `content is not a valid JSON Schema: ${reasonOf(error)}`);
  }
}

function invalid(file: string, reason: string): CodedError {
  return buildError('BUILD_BLOCK_INVALID', { file: file.replace(/^\.\//, ''), reason });
}
