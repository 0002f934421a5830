import { Type } from '@sinclair/typebox';
import { recordPath } from '../../../store/record-page.ts';
import type { PlacedRecord } from '../../site-content.ts';
import { checkKind, Field, type Mistake } from './check-kind.ts';
import { named, numberIn, textIn } from './field-values.ts';
import { contains, readStreetAddress, type StreetAddress } from './street-address.ts';

const Projects = Type.Object(
  {
    collection: Type.String({ minLength: 1, maxLength: 64 }),
    address: Field,
    status: Field,
    /** Values of the status of projects that are not completed. */
    unfinished: Type.Array(Type.String(), { minItems: 1 }),
    /** The field with the year of completion. */
    completion: Field,
    /** Projects in houses that are lived in meanwhile, such as a renovation. @default none */
    inhabited: Type.Optional(
      Type.Object({ field: Field, values: Type.Array(Type.String()) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

/** A house that is under construction is not free before it is completed, and an offer names the project that its address is in. */
export const finishedHouse = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('finished-house'),
      /** The field with the `slug` of the project. */
      project: Field,
      address: Field,
      available: Field,
      built: Field,
      projects: Projects,
    },
    { additionalProperties: false },
  ),
  fields: ({ project, address, available, built }) => [project, address, available, built],
  mistakes({ project: projectField, address: addressField, available, built, projects }, { data }, context) {
    const { records: all = [], recordPage } =
      context.collections.find(({ name }) => name === projects.collection) ?? {};
    const slug = textIn(data, projectField);
    const project = slug === undefined ? undefined : all.find((candidate) => candidate.data.slug === slug);
    const free = textIn(data, available);
    const year = numberIn(data, built);
    const address = textIn(data, addressField) ?? '';
    const house = readStreetAddress(address);
    const isAt = (candidate: PlacedRecord) => {
      const range = rangeOf(candidate, projects.address);
      return house !== undefined && range !== undefined && contains(range, house);
    };
    const at = all.find(isAt);
    const mistakes: Mistake[] = [];
    if (slug !== undefined && !project) {
      // The project may be held back, which is reported there.
      if (!recordPage || context.paths.has(recordPath(recordPage.path, slug))) return [];
      const reason = `Ein Projekt ${named(projectField, slug)} gibt es nicht`;
      return [{ path: `/${projectField}`, reason }];
    }
    if (at && at !== project) {
      const reason = `${named(addressField, address)} liegt im Projekt "${at.data.slug}" (${named('address', textIn(at.data, projects.address) ?? '')}), aber "${projectField}" ist ${JSON.stringify(slug ?? null)}`;
      mistakes.push({ path: `/${addressField}`, reason, others: [placeOf(at)] });
    } else if (project && house && !isAt(project)) {
      const reason = `${named(addressField, address)} liegt nicht im Projekt "${slug}" (${named('address', textIn(project.data, projects.address) ?? '')})`;
      mistakes.push({ path: `/${addressField}`, reason, others: [placeOf(project)] });
    }
    const unfinished = project ?? at;
    if (unfinished && isBeingBuilt(unfinished, projects)) {
      const completion = numberIn(unfinished.data, projects.completion) ?? 0;
      if (free !== undefined && Number(free.slice(0, 4)) < completion) {
        const status = textIn(unfinished.data, projects.status) ?? '';
        const reason = `${named(available, free)} ist zu früh: Das Projekt "${unfinished.data.slug}" ist erst ${completion} fertig (${named(projects.status, status)})`;
        mistakes.push({ path: `/${available}`, reason, others: [placeOf(unfinished)] });
      }
    } else if (year !== undefined && free !== undefined && Number(free.slice(0, 4)) < year) {
      mistakes.push({
        path: `/${available}`,
        reason: `${named(available, free)} ist zu früh: Das Haus wird erst fertig, ${named(built, year)}`,
      });
    }
    return mistakes;
  },
});

/** Each project is compared with every offer, so its address is read once. */
const ranges = new WeakMap<PlacedRecord, StreetAddress | undefined>();

function rangeOf(project: PlacedRecord, field: string): StreetAddress | undefined {
  if (!ranges.has(project)) ranges.set(project, readStreetAddress(textIn(project.data, field) ?? ''));
  return ranges.get(project);
}

function isBeingBuilt(
  { data }: PlacedRecord,
  { status, unfinished, inhabited }: typeof Projects.static,
): boolean {
  const isInhabited = inhabited?.values.includes(String(data[inhabited.field])) === true;
  return unfinished.includes(String(data[status])) && !isInhabited;
}

const placeOf = ({ file, pointer }: PlacedRecord) => `${file}#${pointer}`;
