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

const order = (format: 'avif' | 'webp' | 'jpg', master = 'pictures/hof.jpg') => ({
  master,
  width: 320,
  format,
  target: `${target}.${format}`,
});

describe('the rendering process', () => {
  it('renders each format at the requested width, with the lowest priority', async () => {
    await Promise.all([
      renderer.render(order('avif')),
      renderer.render(order('webp')),
      renderer.render(order('jpg')),
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

  it('reports why a render fails and goes on with the others', async () => {
    await expect(renderer.render(order('avif', 'pictures/kaputt.jpg'))).rejects.toThrow();
    await expect(renderer.render(order('avif', '../../etc/passwd'))).rejects.toThrow();
    await expect(renderer.render(order('jpg'))).resolves.toBeUndefined();
  });

  it('fails its unfinished orders when it dies and is replaced after a delay', async () => {
    await renderer.render(order('jpg'));
    const first = renderer.processId;
    const lost = renderer.render(order('webp'));
    await new Promise(setImmediate);
    process.kill(first ?? 0, 'SIGKILL');
    await expect(lost).rejects.toThrow('the rendering process died');
    await expect(renderer.render(order('webp'))).rejects.toThrow('has just died');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
    await expect(renderer.render(order('webp'))).resolves.toBeUndefined();
    clock.mockRestore();
    expect(renderer.processId).not.toBe(first);
  });
});
