import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadResult } from '../content/load-content.ts';
import { makeContentFiles } from '../testing/content-files.ts';
import { announcement } from '../testing/test-site.ts';
import { announce } from './announce.ts';

const RECORDS = 'collections/announcements/records.json';
/** A file in the content directory that loads ignore. */
const FILE = '.announcement.json';
const loaded: LoadResult = {
  changed: true,
  revision: '2-x',
  pages: 1,
  records: 1,
  warnings: [],
  heldBack: [],
};

describe('announce', () => {
  const files = makeContentFiles();
  files.write(RECORDS, [announcement(401), announcement(402)]);
  const read = () => JSON.parse(readFileSync(path.join(files.directory, RECORDS), 'utf8')) as unknown;
  const run = (content: unknown, load = async () => loaded) => {
    files.write(FILE, content);
    return announce(files.directory, path.join(files.directory, FILE), load);
  };

  it('changes an existing announcement, and publishes a new one', async () => {
    expect(await run({ uid: 402, deadline: '2099-12-24' })).toEqual({
      ...{ uid: 402, published: false, changed: true, revision: '2-x' },
    });
    expect(await run(announcement(403))).toMatchObject({ published: true });
    expect(read()).toEqual([
      announcement(401),
      announcement(402, { deadline: '2099-12-24' }),
      announcement(403),
    ]);
  });

  it('changes nothing if the content or the file is invalid', async () => {
    const before = read();
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(run({ uid: 401, title: 5 }, refuse)).rejects.toThrow('refused');
    for (const invalid of ['{', 'null', { title: 'ohne uid' }, { uid: '401' }]) {
      await expect(run(invalid)).rejects.toEqual(expect.objectContaining({ code: 'COMMAND_REFUSED' }));
    }
    expect(read()).toEqual(before);
  });

  it('refuses an announcement that is held back, and loads the restored file so that it does not wait', async () => {
    const before = read();
    const problems = [{ file: RECORDS, pointer: '/1/title', reason: 'Der Text darf nicht leer sein' }];
    const loads: unknown[] = [];
    const load = async () => {
      loads.push(read());
      const heldBack = [{ file: RECORDS, record: '402', isOnSite: true, problems }];
      return loads.length === 1 ? { ...loaded, heldBack } : loaded;
    };
    await expect(run({ uid: 402, title: '' }, load)).rejects.toMatchObject({
      code: 'CONTENT_INVALID',
      problems,
    });
    expect(loads).toEqual([expect.anything(), before]);
    expect(loads[0]).not.toEqual(before);
    expect(read()).toEqual(before);
  });

  it('publishes an announcement while another one is held back', async () => {
    const heldBack = [{ file: RECORDS, record: '401', isOnSite: true, problems: [] }];
    const load = jest.fn(async () => ({ ...loaded, heldBack }));
    expect(await run({ uid: 402, deadline: '2099-12-31' }, load)).toMatchObject({ changed: true });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
