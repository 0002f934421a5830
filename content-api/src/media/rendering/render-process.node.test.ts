import { constants, getPriority } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeDirectory } from '../../testing/content-files.ts';
import { type MediaFiles, makeMediaFiles, SOURCE_PROGRAM } from '../../testing/media-files.ts';
import { RenderProcess } from './render-process.ts';

let files: MediaFiles;
let target: string;
let renderer: RenderProcess;

beforeAll(async () => {
  files = await makeMediaFiles();
  files.write('pictures/kaputt.jpg', 'no picture at all');
});
beforeEach(() => {
  target = path.join(makeDirectory('rendering'), 'target');
  renderer = new RenderProcess({
    program: SOURCE_PROGRAM,
    mediaDirectory: files.directory,
    priority: 'background',
    concurrency: 1,
  });
});
afterEach(() => renderer.close());

const job = (format: 'avif' | 'webp' | 'jpg', master = 'pictures/hof.jpg') => ({
  master,
  width: 320,
  format,
  target: `${target}.${format}`,
});

describe('the rendering process', () => {
  it('renders each format at the requested width, with the lowest priority', async () => {
    await Promise.all([
      renderer.render(job('avif')),
      renderer.render(job('webp')),
      renderer.render(job('jpg')),
    ]);
    expect(getPriority(renderer.processId)).toBe(constants.priority.PRIORITY_LOW);
    const rendered = await Promise.all(
      ['avif', 'webp', 'jpg'].map((format) => sharp(`${target}.${format}`).metadata()),
    );
    expect(rendered.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['heif', 320, 160],
      ['webp', 320, 160],
      ['jpeg', 320, 160],
    ]);
  });

  it('reports why a job failed, and continues with the other jobs', async () => {
    await expect(renderer.render(job('avif', 'pictures/kaputt.jpg'))).rejects.toThrow();
    await expect(renderer.render(job('avif', '../../etc/passwd'))).rejects.toThrow();
    await expect(renderer.render(job('jpg'))).resolves.toBeUndefined();
  });

  it('fails its unfinished jobs when it dies, and is restarted after a delay', async () => {
    await renderer.render(job('jpg'));
    const first = renderer.processId;
    const lost = renderer.render(job('webp'));
    await new Promise(setImmediate);
    process.kill(first ?? 0, 'SIGKILL');
    await expect(lost).rejects.toThrow('the rendering process died');
    await expect(renderer.render(job('webp'))).rejects.toThrow('has just died');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
    await expect(renderer.render(job('webp'))).resolves.toBeUndefined();
    clock.mockRestore();
    expect(renderer.processId).not.toBe(first);
  });
});
