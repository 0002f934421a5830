/**
 * The number of hits in words: `40 Bilder`, `1 Bild zu „Richtfest“`, `Keine Bilder zu „xyz“`.
 *
 * @param title the filter in force, empty for none
 */
export function describeResult(total: number, title: string): string {
  const hits = total === 0 ? 'Keine Bilder' : total === 1 ? '1 Bild' : `${total} Bilder`;
  return title === '' ? hits : `${hits} zu „${title}“`;
}
