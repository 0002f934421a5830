import { mkdtempSync } from 'node:fs';
import { reasonOf } from '@stadtraum/contracts/errors';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { Camera } from './camera.ts';
import { startChromium } from './chromium.ts';
import { comparePictures } from './compare-pictures.ts';
import type { FromPictureProcess, PictureRequest, ToPictureProcess } from './picture-messages.ts';

/** Folder of the browser's profile, without its random end. */
const PROFILE = '/tmp/gate-pictures-';

/* The child process that takes pictures with a Chromium of its own. It runs no code of releases. */

let camera: Promise<Camera> | undefined;
/** One picture at a time. */
let last: Promise<void> = Promise.resolve();

/** Files of releases by path, once they are asked for. */
const files = new Map<
  string,
  { content: Promise<Buffer | undefined>; resolve: (file: Buffer | undefined) => void }
>();

receive((message: ToPictureProcess) => {
  if (message.kind === 'start') {
    camera = open(message.chromium);
    camera.then(
      () => send({ kind: 'ready' }),
      (error) => send({ kind: 'failed', reason: reasonOf(error) }),
    );
  } else if (message.kind === 'file') {
    const { path, base64 } = message;
    files.get(path)?.resolve(base64 === undefined ? undefined : Buffer.from(base64, 'base64'));
  } else {
    last = last.then(() => take(message.request));
  }
});

async function open(chromium: string): Promise<Camera> {
  const pipe = startChromium(chromium, mkdtempSync(PROFILE), () => process.exit(1));
  return Camera.open(pipe, readReleaseFile);
}

async function take({ change, width, before, after }: PictureRequest): Promise<void> {
  try {
    if (!camera) throw new Error('no browser is started');
    const opened = await camera;
    const first = await opened.take(before, width);
    const second = await opened.take(after, width);
    const changed = comparePictures(first, second);
    const [pngBefore, pngAfter] = [first, second].map((png) => png.toString('base64'));
    await send({
      kind: 'taken',
      pictures: { change, width, changed, before: pngBefore ?? '', after: pngAfter ?? '' },
    });
  } catch (error) {
    await send({ kind: 'failed', reason: reasonOf(error) });
  }
}

function readReleaseFile(path: string): Promise<Buffer | undefined> {
  const known = files.get(path);
  if (known) return known.content;
  const { promise: content, resolve } = withResolvers<Buffer | undefined>();
  files.set(path, { content, resolve });
  void send({ kind: 'needs', path });
  return content;
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function send(message: FromPictureProcess): Promise<void> {
  return report(message);
}
