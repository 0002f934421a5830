import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BlockResult, ResultReader, ResultWriter } from './result-frames.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'frames-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The bytes that the pipe would deliver. */
function written(write: (writer: ResultWriter) => void): Buffer {
  const file = join(directory, 'pipe');
  const descriptor = openSync(file, 'w');
  write(new ResultWriter(descriptor));
  closeSync(descriptor);
  return readFileSync(file);
}

const LONG = 'Straße €'.repeat(30_000);
const EXPECTED = ['<p>Grüße</p>', 'skipped', 'Öl', LONG, ''];

/** Returns text, because jest compares buffers byte by byte. */
function describeResult(result: BlockResult): string {
  if (result.kind === 'rendered') return result.html.toString();
  return result.kind === 'failed' ? result.reason : result.kind;
}

it.each([1, 4, 5, 7, 64 * 1024, Number.MAX_SAFE_INTEGER])(
  'reads the written results from chunks of %i bytes',
  (size) => {
    const bytes = written((writer) => {
      writer.write('rendered', '<p>Grüße</p>');
      writer.write('skipped');
      writer.write('failed', 'Öl');
      if (size > 7) writer.write('rendered', LONG);
      writer.write('rendered', '');
    });
    const results: string[] = [];
    const reader = new ResultReader((result) => results.push(describeResult(result)));
    for (let start = 0; start < bytes.length; start += size) reader.read(bytes.subarray(start, start + size));
    expect(results).toEqual(size > 7 ? EXPECTED : EXPECTED.filter((result) => result !== LONG));
  },
);
