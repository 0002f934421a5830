import type { DescribeFilter } from '@stadtraum/shared-ui/list';

/** Orders that the collection declares, by name; empty for its own. */
export const SORTS = [
  { value: '', label: 'Neueste zuerst' },
  { value: 'rent', label: 'Gesamtmiete, niedrigste zuerst' },
  { value: 'area', label: 'Fläche, größte zuerst' },
  { value: 'rooms', label: 'Zimmer, wenigste zuerst' },
  { value: 'available', label: 'Frei ab, früheste zuerst' },
];

/** What has to be there, by the filter's name. */
export const EQUIPMENT = {
  balcony: 'Balkon oder Loggia',
  lift: 'Aufzug',
  accessible: 'barrierefrei',
  kitchen: 'Einbauküche',
} as const;

const TEXTS: Readonly<Record<string, (value: string) => string>> = {
  district: (value) => `Bezirk ${value}`,
  kind: (value) => value,
  wbs: (value) => `WBS ${value}`,
  rentvon: (value) => `ab ${german(value)} €`,
  rentbis: (value) => `bis ${german(value)} €`,
  roomsvon: (value) => `ab ${german(value)} Zimmern`,
  roomsbis: (value) => `bis ${german(value)} Zimmer`,
  areavon: (value) => `ab ${german(value)} m²`,
  areabis: (value) => `bis ${german(value)} m²`,
};

/** A filter's value, as the chip that removes it says. */
export const describeFilter: DescribeFilter = (name, value) =>
  Object.hasOwn(EQUIPMENT, name) ? EQUIPMENT[name as keyof typeof EQUIPMENT] : TEXTS[name]?.(value);

/** `1200.5` → `1200,5`, as a German types it. */
function german(number: string): string {
  return number.replace('.', ',');
}
