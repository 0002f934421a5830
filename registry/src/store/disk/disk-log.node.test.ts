import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskLog } from './disk-log.ts';

let directory: string;
let warnings: string[];
let log: DiskLog;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'registry-log-'));
  warnings = [];
  log = await open();
  for (const subject of ['a', 'b', 'c']) await append(subject);
});
afterEach(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

const open = () =>
  DiskLog.open(directory, { warn: (_details: object, message: string) => void warnings.push(message) });
const append = (subject: string) => log.append({ action: 'publish', subject, outcome: 'done' });
const subjects = async (range: { limit: number; before?: number }) =>
  (await log.read(range)).map(({ number, subject }) => `${number}${subject}`);

async function reopen(): Promise<void> {
  await log.close();
  log = await open();
}

describe('DiskLog', () => {
  it('[TR1] returns the newest entries first, page by page, also after a restart', async () => {
    for (const restart of [false, true]) {
      if (restart) await reopen();
      expect(await subjects({ limit: 2 })).toEqual(['3c', '2b']);
      expect(await subjects({ limit: 2, before: 2 })).toEqual(['1a']);
      expect(await subjects({ limit: 2, before: 1 })).toEqual([]);
      expect(await subjects({ limit: 9, before: 9 })).toEqual(['3c', '2b', '1a']);
    }
    await append('d');
    expect(await subjects({ limit: 1 })).toEqual(['4d']);
    expect(await log.isIntact()).toBe(true);
  });

  it('[TR1] numbers entries that are added at the same time', async () => {
    const added = await Promise.all(['x', 'y', 'z'].map(append));
    expect(added.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(await log.isIntact()).toBe(true);
  });

  it.each<[string, () => Promise<void>]>([
    ['in the middle of a line', () => appendFile(join(directory, 'log.jsonl'), '{"number":4,"at"')],
    [
      'between a line and the head',
      async () => {
        const head = await readFile(join(directory, 'log-head.json'));
        await append('d');
        await writeFile(join(directory, 'log-head.json'), head);
      },
    ],
  ])('[TR1] goes on after a crash %s', async (_, crash) => {
    await crash();
    await reopen();
    expect(warnings).toEqual([]);
    await append('e');
    expect((await subjects({ limit: 1 }))[0]).toMatch(/^[45]e$/);
    expect(await log.isIntact()).toBe(true);
  });

  it('[TR1] keeps a gap visible if entries were cut off', async () => {
    const path = join(directory, 'log.jsonl');
    const [first] = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, `${first}\n`);
    await reopen();
    expect(warnings).toEqual([expect.stringContaining('was changed, cut or removed')]);
    await append('d');
    expect(await subjects({ limit: 9 })).toEqual(['4d', '1a']);
    expect(await log.isIntact()).toBe(false);
  });
});
