import { formatNumber } from '../german-format/german-format.ts';

/** Describes the number of results: `Keine Bilder`, `1 Bild`, `1.200 Bilder`. */
export function countText(total: number, singular: string, plural: string): string {
  if (total === 0) return `Keine ${plural}`;
  return `${formatNumber(total)} ${total === 1 ? singular : plural}`;
}
