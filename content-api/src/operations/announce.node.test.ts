import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeContentFiles } from '../testing/content-files.ts';
import { announcement } from '../testing/test-site.ts';
import { announce } from './announce.ts';

const RECORDS = 'collections/announcements/records.json';
/** A file in the content directory that loads ignore. */
const FILE = '.announcement.json';
const loaded = { changed: true, revision: '2-x', pages: 1, records: 1, warnings: [], heldBack: [] };

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
});
