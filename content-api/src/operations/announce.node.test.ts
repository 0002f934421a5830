import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeContentFiles } from '../testing/content-files.ts';
import { announcement } from '../testing/test-site.ts';
import { announce } from './announce.ts';

const RECORDS = 'collections/announcements/records.json';
/** Beside the content, where no load looks. */
const FILE = '.announcement.json';
const loaded = { changed: true, revision: '2-x', pages: 1, records: 1, warnings: [] };

describe('announce', () => {
  const files = makeContentFiles();
  files.write(RECORDS, [announcement(401), announcement(402)]);
  const read = () => JSON.parse(readFileSync(path.join(files.directory, RECORDS), 'utf8')) as unknown;
  const run = (content: unknown, load = async () => loaded) => {
    files.write(FILE, content);
    return announce(files.directory, path.join(files.directory, FILE), load);
  };

  it('changes what is different, and publishes what is new', async () => {
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

  it('leaves everything as it was when the content is refused, or the file is none', async () => {
    const before = read();
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(run({ uid: 401, title: 5 }, refuse)).rejects.toThrow('refused');
    for (const nonsense of ['{', 'null', { title: 'ohne uid' }, { uid: '401' }]) {
      await expect(run(nonsense)).rejects.toEqual(expect.objectContaining({ code: 'COMMAND_REFUSED' }));
    }
    expect(read()).toEqual(before);
  });
});
