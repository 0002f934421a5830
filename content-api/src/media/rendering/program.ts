/**
 * The rendering process: a child of the content API that does nothing but make renditions, with ipx on sharp. What it takes
 * of processor and memory is not taken from pages: whoever starts it gives it a lower priority, and it can be ended at any
 * moment. The media directory is its one argument.
 */
import { open } from 'node:fs/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { createIPX, ipxFSStorage } from 'ipx';
import { RECIPE } from '../catalogue/recipe.ts';
import type { RenderOrder } from '../renditions/renderer.ts';
import type { RenderReport, RenderRequest } from './protocol.ts';

const [, , directory = ''] = process.argv;

// ipx hands these to sharp as they are; the effort is one that it has no modifier for.
const sharpOptions: object = { jpegProgressive: true, heifEffort: RECIPE.avifEffort };
const render = createIPX({ storage: ipxFSStorage({ dir: directory }), sharpOptions });

receive((request: RenderRequest) => void answer(request));

async function answer({ number, ...order }: RenderRequest): Promise<void> {
  const outcome = await make(order).then(
    (): RenderReport => ({ number }),
    (error: unknown): RenderReport => ({ number, failure: reasonOf(error) }),
  );
  await report(outcome);
}

async function make({ master, width, format, target }: RenderOrder): Promise<void> {
  const modifiers = { width: String(width), quality: String(RECIPE.quality[format]), format };
  const { data } = await render(master, modifiers).process();
  await writeWhole(target, data);
}

/** Flushed, because browsers will be told to keep for ever what stands here after a power cut. */
async function writeWhole(target: string, data: Buffer | string): Promise<void> {
  const file = await open(target, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
