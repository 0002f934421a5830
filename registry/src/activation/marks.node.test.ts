import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistryKey, type RegistryKey } from '../identity/registry-key.ts';
import { entryOf } from '../testing/store-release.ts';
import { openMarks } from './marks.ts';

const press = { name: 'mf-press', version: '1.0.0-0123456789' };
const maps = { name: 'mf-maps', version: '1.0.0-0123456789' };
const details = { reason: 'empties the list', markedAt: '2026-01-01T00:00:00.000Z', markedBy: 'press' };

describe('[TR7] marks', () => {
  let directory: string;
  let key: RegistryKey;
  let stored: { marks: { name: string }[] } | undefined;
  let warnings: unknown[];
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marks-'));
    await (await openRegistryKey(directory)).save();
    key = await openRegistryKey(directory);
    stored = undefined;
    warnings = [];
  });
  afterEach(() => rm(directory, { recursive: true }));

  const open = () =>
    openMarks(
      {
        read: async () => stored && JSON.parse(JSON.stringify(stored)),
        write: async (_name, value) => {
          stored = JSON.parse(JSON.stringify(value));
        },
      },
      key,
      { warn: (problem: unknown) => void warnings.push(problem), error: () => undefined },
    );

  it('are kept until they are cleared', async () => {
    const marks = await open();
    await Promise.all([marks.set({ ...press, ...details }), marks.set({ ...maps, ...details })]);
    await marks.clear(maps, entryOf('maps'));
    for (const each of [marks, await open()]) {
      expect(each.find(press)).toEqual({ ...press, ...details });
      expect(each.find(maps)).toBeUndefined();
    }
    expect(warnings).toEqual([]);
  });

  it.each<[string, (marks: { name: string }[]) => unknown]>([
    ['changed', (marks) => ({ ...stored, marks: marks.map((mark) => ({ ...mark, ...maps })) })],
    ['unsigned', (marks) => ({ marks })],
    ['something else', () => 'none'],
  ])('that are %s in the store are reported, and do not stop the registry', async (_, change) => {
    await (await open()).set({ ...press, ...details });
    stored = change(stored?.marks ?? []) as typeof stored;
    const marks = await open();
    expect([marks.find(press), marks.find(maps)]).toEqual([undefined, undefined]);
    expect(warnings).toEqual([expect.objectContaining({ code: 'MARKS_INVALID' })]);
    await marks.set({ ...press, ...details });
    expect((await open()).find(press)).toEqual({ ...press, ...details });
    expect(warnings).toHaveLength(1);
  });
});
