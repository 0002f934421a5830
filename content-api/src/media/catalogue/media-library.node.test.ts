import { rmSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { PdfFile, Picture, Video } from '@stadtraum/contracts/media';
import { compileValidator } from '@stadtraum/contracts/validation';
import { describeProblem } from '../../kernel/problems.ts';
import { makeDirectory } from '../../testing/content-files.ts';
import { drawMaster, type MediaFiles, makeMediaFiles } from '../../testing/media-files.ts';
import { MediaLibrary } from './media-library.ts';

let files: MediaFiles;
beforeEach(async () => {
  files = await makeMediaFiles();
});

async function problems(): Promise<string[]> {
  const read = await new MediaLibrary(files.directory).read();
  return read.problems.map(describeProblem);
}

describe('the media library', () => {
  it('reads pictures, videos and documents that match the contract', async () => {
    const { catalogue } = await new MediaLibrary(files.directory).read();
    const picture = catalogue.pictures.get('hof')?.picture;
    expect(compileValidator(Picture)(picture)).toEqual({ ok: true, value: picture });
    expect(picture).toMatchObject({
      src: expect.stringMatching(/^\/media\/hof\.[0-9a-f]{8}$/),
      alt: 'Ein Hof mit Linde',
    });
    const video = catalogue.videos.get('umzug')?.video;
    expect(compileValidator(Video)(video)).toEqual({ ok: true, value: video });
    expect(video?.poster).toEqual(picture);
    const document = catalogue.documents.get('lageplan')?.document;
    expect(compileValidator(PdfFile)(document)).toEqual({ ok: true, value: document });
    expect(document).toMatchObject({ title: 'Lageplan', format: 'PDF', bytes: 8, pages: 2 });
  });

  it('offers only widths up to the width of the master, and for a small master its own width', async () => {
    const { pictures } = (await new MediaLibrary(files.directory).read()).catalogue;
    expect(pictures.get('hof')?.picture.widths).toEqual([320, 480, 680, 960]);
    expect(pictures.get('tor')?.picture.widths).toEqual([300]);
  });

  it('changes the address of a changed master, and no other address', async () => {
    const library = new MediaLibrary(files.directory);
    const before = (await library.read()).catalogue.pictures;
    files.write('pictures/hof.jpg', await drawMaster(1000, 500, '#aa0000'));
    const after = (await library.read()).catalogue.pictures;
    expect(after.get('hof')?.hash).not.toBe(before.get('hof')?.hash);
    expect(after.get('tor')?.hash).toBe(before.get('tor')?.hash);
  });

  it('is empty if there is no catalogue', async () => {
    const read = await new MediaLibrary(makeDirectory('no-media')).read();
    expect(read.catalogue.pictures.size).toBe(0);
    expect(read.problems).toEqual([]);
  });

  it('reports every invalid entry', async () => {
    const { pictures, videos } = files.catalogue;
    pictures.push({ ...pictures[0], id: 'hof', file: 'pictures/nix.jpg' } as (typeof pictures)[number]);
    videos.push({ ...videos[0], poster: 'keins' } as (typeof videos)[number]);
    files.writeCatalogue();
    expect(await problems()).toEqual([
      'media/catalogue.json, /pictures/2: Ein zweites Bild hat die id "hof".',
      expect.stringMatching(/^media\/catalogue\.json, \/pictures\/2\/file: pictures\/nix\.jpg: .*ENOENT/),
      'media/catalogue.json, /videos/1: Ein zweites Video hat die id "umzug".',
      'media/catalogue.json, /videos/1/poster: Es gibt kein Bild "keins".',
    ]);
  });

  it.each(['../geheim.jpg', '/etc/passwd.jpg', 'pictures/.hof.jpg', 'pictures//hof.jpg', 'pictures/hof.svg'])(
    'rejects the path %s',
    async (file) => {
      Object.assign(files.catalogue.pictures[0] ?? {}, { file });
      files.writeCatalogue();
      expect(await problems()).toEqual([
        expect.stringMatching(/^media\/catalogue\.json, \/pictures\/0\/file: .* hat nicht die richtige Form/),
      ]);
    },
  );

  it('[F36] does not follow links to files or directories', async () => {
    const elsewhere = await makeMediaFiles();
    unlinkSync(path.join(files.directory, 'pictures/hof.jpg'));
    symlinkSync(
      path.join(elsewhere.directory, 'pictures/hof.jpg'),
      path.join(files.directory, 'pictures/hof.jpg'),
    );
    rmSync(path.join(files.directory, 'videos'), { recursive: true });
    symlinkSync(path.join(elsewhere.directory, 'videos'), path.join(files.directory, 'videos'));
    expect(await problems()).toEqual([
      'media/catalogue.json, /pictures/0/file: pictures/hof.jpg: is not a file.',
      'media/catalogue.json, /videos/0/mp4: videos/umzug.mp4: is a link.',
      'media/catalogue.json, /videos/0/webm: videos/umzug.webm: is a link.',
      'media/catalogue.json, /videos/0/captions: videos/umzug.vtt: is a link.',
    ]);
  });

  it('is read only once for concurrent first requests', async () => {
    const library = new MediaLibrary(files.directory);
    const read = jest.spyOn(library, 'read');
    const found = await Promise.all([library.current(), library.current(), library.current()]);
    expect(found.map(({ pictures }) => pictures.size)).toEqual([2, 2, 2]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps the last valid catalogue while the file is invalid, then reads the new one', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const library = new MediaLibrary(files.directory);
    expect((await library.current()).pictures.size).toBe(2);
    files.write('catalogue.json', '{');
    clock.mockReturnValue(1500);
    expect((await library.current()).pictures.size).toBe(2);
    files.catalogue.pictures.pop();
    files.writeCatalogue();
    utimesSync(path.join(files.directory, 'catalogue.json'), 1, 1);
    expect((await library.current()).pictures.size).toBe(2);
    clock.mockReturnValue(3000);
    expect((await library.current()).pictures.size).toBe(1);
    clock.mockRestore();
  });
});
