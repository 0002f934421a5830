import { nearest } from '@stadtraum/server-base/nearest';
import { ownedName, splitOwnedName } from '../../content/owners.ts';
import { type PlacedBlock, placedBlocks } from '../../content/placed-blocks.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { ContentProblem } from '../../kernel/problems.ts';
import { fieldType } from '../../store/record-fields.ts';
import { declarationOf, type StoredBlock } from '../../store/stored-page.ts';
import { fieldsLikened, numbersLikened } from './likeness.ts';
import { LIST_PROPERTY, type ListDeclaration } from './list-declaration.ts';
import { type Selection, selectedFields } from './selection.ts';

/** Checks that every list refers to an existing collection, and to existing fields and sort orders. */
export function checkLists(content: SiteContent): ContentProblem[] {
  return placedBlocks(content).flatMap((placed) => {
    const source = listOf(placed.block);
    if (!source) return [];
    const collection = content.collections.find(({ name }) => name === source.collection);
    const problem = (place: string, reason: string) => ({
      file: placed.file,
      pointer: `${placed.pointer}/${LIST_PROPERTY}/${place}`,
      reason,
      others: collection ? [collection.file] : missingFiles(source.collection, placed.file),
    });
    if (!collection) {
      return content.collectionNames.has(source.collection)
        ? []
        : [
            problem(
              'collection',
              `Die Liste "${source.collection}" gibt es nicht${meantCollection(source.collection, content)}`,
            ),
          ];
    }
    return [
      ...recordProblems(source, placed, content).map(({ place, reason }) => problem(place, reason)),
      ...(['where', 'exclude'] as const).flatMap((place) =>
        unselectableFields(source[place], collection.definition).map((field) =>
          problem(
            `${place}/${field}`,
            `"${field}" ist kein Feld, nach dem die Liste "${collection.name}" auswählen kann`,
          ),
        ),
      ),
      ...likenessProblems(source, placed, collection).map(({ place, reason }) => problem(place, reason)),
      ...(source.positions && collection.definition.mapped === undefined
        ? [problem('positions', `Die Liste "${collection.name}" gibt keine Lage heraus ("mapped")`)]
        : []),
      ...(source.positions && (source.where || source.exclude || source.limit || source.record)
        ? [problem('positions', 'Die Lage gibt es nur von allen Treffern einer Liste')]
        : []),
      ...(source.sort === undefined || Object.hasOwn(collection.definition.sorts ?? {}, source.sort)
        ? []
        : [problem('sort', `Die Liste "${collection.name}" hat keine Sortierung "${source.sort}"`)]),
    ];
  });
}

/** The files that may have declared a missing collection: the page's owner's and the workspace's. */
function missingFiles(name: string, page: string): string[] {
  const file = `collections/${name}/collection.json`;
  return [ownedName(splitOwnedName(page).owner, file), file];
}

function meantCollection(name: string, { collectionNames }: SiteContent): string {
  const near = nearest(name, collectionNames);
  return near === undefined ? '' : `. Gemeint ist wohl "${near}"`;
}

type Definition = SiteContent['collections'][number]['definition'];

const SELECTABLE = ['string', 'integer', 'number', 'boolean', 'array'];

function unselectableFields(selection: Selection | undefined, definition: Definition): string[] {
  return selectedFields(selection).filter(
    (field) => !SELECTABLE.some((type) => type === fieldType(definition, field)),
  );
}

/** Finds references to the page's record on pages without a record, and references to fields that the record does not have. */
function recordProblems(
  source: ListDeclaration,
  { collection: pageCollection }: PlacedBlock,
  { collections }: SiteContent,
): { place: string; reason: string }[] {
  const definition = collections.find(({ name }) => name === pageCollection)?.definition;
  const references = (['where', 'exclude'] as const).flatMap((place) =>
    Object.entries(source[place] ?? {}).flatMap(([field, value]) =>
      typeof value === 'object' && !(definition && Object.hasOwn(definition.record.properties, value.record))
        ? [
            {
              place: `${place}/${field}/record`,
              reason: `Die Seite hat keinen Datensatz mit dem Feld "${value.record}"`,
            },
          ]
        : [],
    ),
  );
  return source.record && source.collection !== pageCollection
    ? [
        {
          place: 'record',
          reason: `Die Seite gehört nicht zu einem Datensatz der Liste "${source.collection}"`,
        },
        ...references,
      ]
    : references;
}

/** Finds comparisons with the page's record that are impossible. */
function likenessProblems(
  { like, limit }: ListDeclaration,
  { collection: pageCollection }: PlacedBlock,
  { name, definition }: SiteContent['collections'][number],
): { place: string; reason: string }[] {
  if (like === undefined) return [];
  const ranges = definition.filters.filter(({ kind }) => kind === 'range').map(({ field }) => field);
  const terms = fieldsLikened(like).filter((field) => fieldType(definition, field) === undefined);
  const numbers = numbersLikened(like).filter((field) => !ranges.includes(field));
  return [
    ...(name === pageCollection
      ? []
      : [{ place: 'like', reason: `Die Seite gehört nicht zu einem Datensatz der Liste "${name}"` }]),
    ...(limit === undefined ? [{ place: 'like', reason: 'Zu "like" gehört ein "limit"' }] : []),
    ...terms.map((field) => ({
      place: `like/${field}`,
      reason: `Die Liste "${name}" hat kein Feld "${field}"`,
    })),
    ...numbers.map((field) => ({
      place: `like/${field}`,
      reason: `Die Liste "${name}" hat keinen Filter der Art "range" für "${field}"`,
    })),
  ];
}

/** The fields by which lists select a collection's records. */
export function fieldsSelectedIn(content: SiteContent, collection: string): Set<string> {
  const lists = placedBlocks(content).flatMap(({ block }) => listOf(block) ?? []);
  return new Set(
    lists
      .filter((list) => list.collection === collection)
      .flatMap(({ where, exclude, like }) => [
        ...selectedFields(where),
        ...selectedFields(exclude),
        ...fieldsLikened(like),
      ]),
  );
}

/** The list that a block declares. The cast is safe, because content files have been checked against the schema. */
function listOf(block: StoredBlock): ListDeclaration | undefined {
  return declarationOf(block, LIST_PROPERTY) as ListDeclaration | undefined;
}
