/**
 * The rendering process: a child of the content API that renders pictures with ipx on sharp. It runs at a lower priority, so that
 * serving pages gets the CPU first, and can be killed at any moment. Its argument is the media directory.
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

receive((request: RenderRequest) => void handle(request));

async function handle({ number, ...order }: RenderRequest): Promise<void> {
  const outcome = await renderTo(order).then(
    (): RenderReport => ({ number }),
    (error: unknown): RenderReport => ({ number, failure: reasonOf(error) }),
  );
  await report(outcome);
}

async function renderTo({ master, width, format, target }: RenderOrder): Promise<void> {
  const modifiers = { width: String(width), quality: String(RECIPE.quality[format]), format };
  const { data } = await render(master, modifiers).process();
  await writeAndFlush(target, data);
}

/** Writes a file and flushes it to disk, because browsers would cache a file damaged by a power cut as immutable. */
async function writeAndFlush(target: string, data: Buffer | string): Promise<void> {
  const file = await open(target, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
