import type { DescribeFilter } from '@stadtraum/shared-ui/list';

/** The collection's sort orders by name; empty for the default. */
export const SORTS = [
  { value: '', label: 'Neueste zuerst' },
  { value: 'rent', label: 'Gesamtmiete, niedrigste zuerst' },
  { value: 'area', label: 'Fläche, größte zuerst' },
  { value: 'rooms', label: 'Zimmer, wenigste zuerst' },
  { value: 'available', label: 'Frei ab, früheste zuerst' },
];

/** Labels of the equipment filters, by name. */
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

/** Label of the chip that removes a filter value. */
export const describeFilter: DescribeFilter = (name, value) =>
  Object.hasOwn(EQUIPMENT, name) ? EQUIPMENT[name as keyof typeof EQUIPMENT] : TEXTS[name]?.(value);

/** `1200.5` → `1200,5`, the German notation. */
function german(number: string): string {
  return number.replace('.', ',');
}
