import { countText } from '@stadtraum/shared-ui/german-format';

/**
 * The number of results in words: `40 Bilder`, `1 Bild zu „Richtfest“`, `Keine Bilder zu „xyz“`.
 *
 * @param title the active filter's title; empty if there is none
 */
export function describeResult(total: number, title: string): string {
  const hits = countText(total, 'Bild', 'Bilder');
  return title === '' ? hits : `${hits} zu „${title}“`;
}
