/**
 * The rendering process: a child of the content API that renders pictures with ipx on sharp. It runs at a lower priority, so that
 * pages are served first, and can be killed at any moment. Its argument is the media directory.
 */
import { open } from 'node:fs/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { createIPX, ipxFSStorage } from 'ipx';
import { isLossless, RECIPE } from '../catalogue/recipe.ts';
import type { RenderJob } from '../renditions/renderer.ts';
import type { RenderReport, RenderRequest } from './protocol.ts';

const [, , directory = ''] = process.argv;

// ipx passes these options to sharp unchanged. It has no modifier for the effort.
const sharpOptions: object = { jpegProgressive: true, heifEffort: RECIPE.avifEffort };
const storage = ipxFSStorage({ dir: directory });
const render = createIPX({ storage, sharpOptions });
const renderLossless = createIPX({
  storage,
  sharpOptions: { ...sharpOptions, webpLossless: true } as object,
});

receive((request: RenderRequest) => void handle(request));

async function handle({ number, ...job }: RenderRequest): Promise<void> {
  const outcome = await renderTo(job).then(
    (): RenderReport => ({ number }),
    (error: unknown): RenderReport => ({ number, failure: reasonOf(error) }),
  );
  await report(outcome);
}

async function renderTo({ master, width, format, target }: RenderJob): Promise<void> {
  const modifiers = { width: String(width), quality: String(RECIPE.quality[format]), format };
  const ipx = isLossless(master, format) ? renderLossless : render;
  const { data } = await ipx(master, modifiers).process();
  await writeAndFlush(target, data);
}

/** Writes a file and flushes it to disk: if a power cut damaged it, browsers would cache the damaged file as immutable. */
async function writeAndFlush(target: string, data: Buffer | string): Promise<void> {
  const file = await open(target, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
