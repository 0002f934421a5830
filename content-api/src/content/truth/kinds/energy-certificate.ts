import { Type } from '@sinclair/typebox';
import { checkKind, Field, type Mistake } from './check-kind.ts';
import { named, numberIn, objectIn } from './field-values.ts';

/** What § 87 GEG asks of an advertisement, and the property that has it. */
const REQUIRED: Readonly<Record<string, readonly [property: string, words: string][]>> = {
  residential: [
    ['basis', 'die Art des Ausweises'],
    ['demand', 'die Endenergie'],
    ['source', 'der wesentliche Energieträger'],
    ['built', 'das Baujahr'],
    ['class', 'die Effizienzklasse'],
  ],
  'non-residential': [
    ['basis', 'die Art des Ausweises'],
    ['heat', 'die Endenergie für Wärme'],
    ['electricity', 'die Endenergie für Strom'],
    ['source', 'der wesentliche Energieträger'],
  ],
  'not-required': [['reason', 'der Grund, zum Beispiel "Baudenkmal (§ 79 Absatz 4 GEG)"']],
  'at-viewing': [['reason', 'der Grund, warum noch kein Ausweis da ist']],
};

/** Annex 10 GEG: the highest final energy of each class, in kWh/(m²·a). */
const CLASSES: readonly [name: string, highest: number][] = [
  ['A+', 30],
  ['A', 50],
  ['B', 75],
  ['C', 100],
  ['D', 130],
  ['E', 160],
  ['F', 200],
  ['G', 250],
  ['H', Number.POSITIVE_INFINITY],
];

const MAX_ENERGY = 1000;

/** An energy certificate is complete (§ 87 GEG) and consistent, or its absence has a reason. */
export const energyCertificate = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('energy-certificate'),
      /** The field with `state` and the values of the certificate. */
      field: Field,
      built: Field,
    },
    { additionalProperties: false },
  ),
  fields: ({ field, built }) => [field, built],
  mistakes({ field, built }, { data }) {
    const certificate = objectIn(data, field);
    const { state } = certificate;
    const required =
      typeof state === 'string' && Object.hasOwn(REQUIRED, state) ? REQUIRED[state] : undefined;
    if (data[field] === undefined) return [];
    if (!required) {
      const states = Object.keys(REQUIRED)
        .map((name) => `"${name}"`)
        .join(', ');
      return [
        {
          path: `/${field}/state`,
          reason: `"state" ${JSON.stringify(state)} gibt es nicht. Erlaubt sind ${states}`,
        },
      ];
    }
    const missing = required
      .filter(([property]) => isEmpty(certificate[property]))
      .map(([property, words]) => ({
        path: `/${field}/${property}`,
        reason: `Beim Energieausweis mit "state" "${state}" fehlt "${property}", ${words}`,
      }));
    return [
      ...missing,
      ...basisMistakes(field, certificate),
      ...['demand', 'heat', 'electricity'].flatMap((property) =>
        energyMistakes(field, property, certificate),
      ),
      ...classMistakes(field, certificate),
      ...yearMistakes(field, certificate, { field: built, year: numberIn(data, built) }),
    ];
  },
});

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function basisMistakes(field: string, { basis }: Record<string, unknown>): Mistake[] {
  if (basis === undefined || basis === 'Bedarf' || basis === 'Verbrauch') return [];
  const reason = `"basis" ${JSON.stringify(basis)} gibt es nicht. Erlaubt sind "Bedarf" und "Verbrauch"`;
  return [{ path: `/${field}/basis`, reason }];
}

function energyMistakes(field: string, property: string, certificate: Record<string, unknown>): Mistake[] {
  const value = certificate[property];
  if (value === undefined || (typeof value === 'number' && value > 0 && value <= MAX_ENERGY)) return [];
  const reason = `"${property}" ${JSON.stringify(value)} kann nicht stimmen. Erlaubt sind Zahlen über 0 bis ${MAX_ENERGY}, in kWh/(m²·a)`;
  return [{ path: `/${field}/${property}`, reason }];
}

function classMistakes(field: string, { demand, class: stated }: Record<string, unknown>): Mistake[] {
  if (typeof demand !== 'number' || typeof stated !== 'string') return [];
  const right = CLASSES.find(([, highest]) => demand <= highest)?.[0];
  if (right === stated) return [];
  const reason = `"class" "${stated}" passt nicht zu ${named('demand', demand)}. Nach Anlage 10 GEG ist das Klasse "${right}"`;
  return [{ path: `/${field}/class`, reason }];
}

function yearMistakes(
  field: string,
  { built }: Record<string, unknown>,
  offer: { field: string; year: number | undefined },
): Mistake[] {
  if (typeof built !== 'number' || offer.year === undefined || built === offer.year) return [];
  const reason = `"built" ${built} im Energieausweis ist nicht das Baujahr des Hauses: ${named(offer.field, offer.year)}`;
  return [{ path: `/${field}/built`, reason }];
}
