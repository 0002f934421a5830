import { Type } from '@sinclair/typebox';
import type { PictureSubject } from '../../../media/catalogue/catalogue-file.ts';
import { checkKind, Field } from './check-kind.ts';
import { textIn } from './field-values.ts';
import { picturesIn } from './pictures-in.ts';
import { houseOf } from './street-address.ts';

/** A picture of a flat shows that flat, its house or its type of building, as `shows` in the catalogue says. */
export const ownPictures = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('own-pictures'),
      /** The fields with pictures, at any depth. */
      fields: Type.Array(Field, { minItems: 1 }),
      objectNumber: Field,
      address: Field,
      buildingType: Field,
      /** Whether pictures without `shows` are refused. @default false */
      strict: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  fields: ({ fields, objectNumber, address, buildingType }) => [
    ...fields,
    objectNumber,
    address,
    buildingType,
  ],
  mistakes({ fields, objectNumber, address, buildingType, strict = false }, { data }, { media }) {
    const flat = textIn(data, objectNumber);
    const house = houseOf(textIn(data, address) ?? '');
    const type = textIn(data, buildingType);
    const own = [flat, house, type].filter((subject) => subject !== undefined);
    return fields
      .flatMap((field) => picturesIn(data[field], `/${field}`))
      .flatMap(({ id, path }) => {
        const shows = media.pictures.get(id)?.shows;
        if (shows === undefined) {
          const reason = `Für das Bild "${id}" steht in der Mediathek nicht, was es zeigt ("shows" in media/catalogue.json)`;
          return strict ? [{ path, reason }] : [];
        }
        if (subjectsOf(shows).some((subject) => own.includes(subject))) return [];
        const reason = `Das Bild "${id}" zeigt ${inWords(subjectsOf(shows))}. Es gehört nicht zu ${inWords(own)}`;
        return [{ path, reason }];
      });
  },
});

function subjectsOf({ flats = [], houses = [], buildingTypes = [] }: PictureSubject): string[] {
  return [...flats, ...houses, ...buildingTypes];
}

const MAX_NAMED = 4;

function inWords(subjects: readonly string[]): string {
  const named = subjects.slice(0, MAX_NAMED).map((subject) => `"${subject}"`);
  return [...named, ...(subjects.length > MAX_NAMED ? ['…'] : [])].join(', ');
}
