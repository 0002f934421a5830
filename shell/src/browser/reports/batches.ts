import type { Report } from '../../reports.ts';

/** Limits for one request. The byte limit leaves room for brackets and commas. */
const MAX_ENTRIES = 20;
const MAX_BYTES = 8_000;

/** Splits reports into request bodies within the server's limits. */
export function splitIntoBatches(reports: readonly Report[]): Blob[] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const entry of reports.map((report) => JSON.stringify(report))) {
    const size = new Blob([entry]).size;
    const last = batches.at(-1);
    if (last && last.length < MAX_ENTRIES && bytes + size <= MAX_BYTES) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches.map((entries) => new Blob([`[${entries.join()}]`], { type: 'application/json' }));
}
