import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { DescribeFilter } from '@stadtraum/shared-ui/list';

/** The collection's sort orders. The default order has an empty name. */
export const SORTS = [
  { value: '', label: 'Neueste zuerst' },
  { value: 'rent', label: 'Gesamtmiete, niedrigste zuerst' },
  { value: 'area', label: 'Fläche, größte zuerst' },
  { value: 'rooms', label: 'Zimmer, wenigste zuerst' },
  { value: 'available', label: 'Frei ab, früheste zuerst' },
];

/** Labels of the equipment filters, keyed by filter name. */
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
  rentvon: (value) => `ab ${toGermanNotation(value)} €`,
  rentbis: (value) => `bis ${toGermanNotation(value)} €`,
  roomsvon: (value) => `ab ${toGermanNotation(value)} ${value === '1' ? 'Zimmer' : 'Zimmern'}`,
  roomsbis: (value) => `bis ${toGermanNotation(value)} Zimmer`,
  areavon: (value) => `ab ${toGermanNotation(value)} m²`,
  uid: (value) => {
    const { length } = value.split(',');
    return length === 1 ? '1 gemerktes Angebot' : `${length} gemerkte Angebote`;
  },
  areabis: (value) => `bis ${toGermanNotation(value)} m²`,
};

/** Describes an active filter value, for the chip that removes it. */
export const describeFilter: DescribeFilter = (name, value) =>
  Object.hasOwn(EQUIPMENT, name) ? EQUIPMENT[name as keyof typeof EQUIPMENT] : TEXTS[name]?.(value);

/** `1200.5` → `1.200,5`, the German notation. */
function toGermanNotation(number: string): string {
  return formatNumber(Number(number), { max: 2 });
}
