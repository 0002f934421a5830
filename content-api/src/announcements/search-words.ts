/** What the filters of the list of announcements mean, before their values. */
const FILTERS: Readonly<Record<string, string>> = {
  gewerk: 'im Gewerk',
  ausfristvon: 'mit Frist ab',
  ausfristbis: 'mit Frist bis',
};

/** Describes a search: `alle Ausschreibungen im Gewerk Dach, mit Frist bis 24.12.2026`. */
export function searchInWords(filter: Readonly<Record<string, unknown>>): string {
  const conditions = Object.entries(filter)
    .sort(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([name, value]) => `${FILTERS[name] ?? name} ${[value].flat().join(', ')}`);
  return `alle Ausschreibungen ${conditions.join(', ')}`.trim();
}

function orderOf(name: string): number {
  const position = Object.keys(FILTERS).indexOf(name);
  return position === -1 ? Number.MAX_SAFE_INTEGER : position;
}
