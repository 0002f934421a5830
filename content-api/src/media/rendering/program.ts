/**
 * The rendering process: a child of the content API that renders pictures with ipx on sharp. It runs at a lower priority, so that
 * pages keep the processor and memory, and can be killed at any moment. Its argument is the media directory.
 */
import { open } from 'node:fs/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { createIPX, ipxFSStorage } from 'ipx';
import { RECIPE } from '../catalogue/recipe.ts';
import type { RenderOrder } from '../renditions/renderer.ts';
import type { RenderReport, RenderRequest } from './protocol.ts';

const [, , directory = ''] = process.argv;

// ipx passes these to sharp unchanged; it has no modifier for the effort.
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

/** Flushed to disk: a file damaged by a power cut would be cached as immutable by browsers. */
async function writeWhole(target: string, data: Buffer | string): Promise<void> {
  const file = await open(target, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
