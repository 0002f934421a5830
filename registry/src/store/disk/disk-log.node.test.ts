import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileHandlePrototype } from '../../testing/file-handles.ts';
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
  (await log.read(range)).entries.map(({ number, subject }) => `${number}${subject}`);
const path = (name = 'log.jsonl') => join(directory, name);

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

  it('[TR1] owes the entry of a change that was made while the log could not be written', async () => {
    const spy = jest
      .spyOn(await fileHandlePrototype(), 'appendFile')
      .mockRejectedValueOnce(new Error('full'));
    await log.writeFile(path('current'), '2', { action: 'roll-back', subject: 'd', outcome: 'done' });
    spy.mockRestore();
    expect([await readFile(path('current'), 'utf8'), warnings]).toEqual(['2', ['full']]);
    expect(await subjects({ limit: 1 })).toEqual(['3c']);
    await append('e');
    expect(await subjects({ limit: 2 })).toEqual(['5e', '4d']);
    expect(await log.isIntact()).toBe(true);
  });

  it.each<[string, () => Promise<void>]>([
    ['in the middle of a line', () => appendFile(path(), '{"number":4,"at"')],
    [
      'between a line and the head',
      async () => {
        const head = await readFile(path('log-head.json'));
        await append('d');
        await writeFile(path('log-head.json'), head);
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

  it('[TR1] keeps nothing of an entry that could not be stored', async () => {
    await rename(path('log-head.json'), path('head'));
    await mkdir(path('log-head.json'));
    await expect(append('lost')).rejects.toMatchObject({ code: 'DATA_DIRECTORY_UNUSABLE' });
    expect(await subjects({ limit: 1 })).toEqual(['3c']);
    await rm(path('log-head.json'), { recursive: true });
    await rename(path('head'), path('log-head.json'));
    await append('d');
    await reopen();
    expect(await subjects({ limit: 2 })).toEqual(['4d', '3c']);
    expect([warnings, await log.isIntact()]).toEqual([[], true]);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'cut off',
      async () => {
        const [first] = (await readFile(path(), 'utf8')).split('\n');
        await writeFile(path(), `${first}\n`);
      },
    ],
    [
      'cut off, and the head with them',
      async () => {
        const [first] = (await readFile(path(), 'utf8')).split('\n');
        await writeFile(path(), `${first}\n`);
        await writeFile(path('log-head.json'), '{');
      },
    ],
  ])('[TR1] keeps a gap visible if entries were %s', async (_, change) => {
    await change();
    await reopen();
    expect(warnings).toEqual([expect.stringContaining('was changed, cut or removed')]);
    await append('d');
    expect((await subjects({ limit: 9 })).map((subject) => subject.at(-1))).toEqual(['d', 'a']);
    for (const restart of [false, true]) {
      if (restart) await reopen();
      expect(await log.isIntact()).toBe(false);
      expect((await log.read({ limit: 9 })).intact).toBe(false);
    }
  });

  it.each<[string, boolean, () => Promise<void>]>([
    [
      'a changed byte',
      false,
      async () => writeFile(path(), (await readFile(path(), 'utf8')).replace('"b"', '"x"')),
    ],
    ['a forged entry', true, async () => appendFile(path(), '{"number":4,"previous":""}\n')],
    ['another file in its place', true, async () => rename(path(), path('moved'))],
    ['a changed head', true, async () => writeFile(path('log-head.json'), '{"number":3,"hash":"0"}')],
  ])('[TR1] notices %s while it is open', async (_, isPageIntact, change) => {
    await change();
    expect((await log.read({ limit: 2 })).intact).toBe(isPageIntact);
    expect((await log.read({ limit: 1, before: 3 })).intact).toBe(isPageIntact);
    expect((await log.read({ limit: 1 })).intact).toBe(true);
    expect(await log.isIntact()).toBe(false);
  });
});
