import type { Report } from '../../reports.ts';

/** What one request may hold: entries, and bytes with some room for brackets and commas. */
const MOST_ENTRIES = 20;
const MOST_BYTES = 8_000;

/** Splits reports into request bodies that the server takes. */
export function batchesOf(reports: readonly Report[]): Blob[] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const entry of reports.map((report) => JSON.stringify(report))) {
    const size = new Blob([entry]).size;
    const last = batches.at(-1);
    if (last && last.length < MOST_ENTRIES && bytes + size <= MOST_BYTES) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches.map((entries) => new Blob([`[${entries.join()}]`], { type: 'application/json' }));
}
