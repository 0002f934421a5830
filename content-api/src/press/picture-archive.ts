import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file that goes into a ZIP. */
export interface ArchivedFile {
  /** Where it is. */
  path: string;
  /** Its name in the ZIP. */
  name: string;
  bytes: number;
  /** When it was made. */
  date: Date;
}

/**
 * A ZIP of a text and of files, read as it is sent. Pictures are compressed already, so everything is stored as it is, and the
 * size is known from the start. Who ends the stream ends the reading.
 *
 * @returns `bytes`: of the whole ZIP
 */
export async function archivePictures(
  text: { name: string; content: string; date: Date },
  files: readonly ArchivedFile[],
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let reading: ReadStream | undefined;
  stream.once('close', () => reading?.destroy());
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.addBuffer(Buffer.from(text.content), text.name, { mtime: text.date, compress: false });
  for (const { path, name, bytes, date } of files) {
    zip.addReadStreamLazy(name, { mtime: date, compress: false, size: bytes }, (pass) => {
      reading = createReadStream(path);
      reading.once('error', (error) => stream.destroy(error));
      pass(null, reading);
    });
  }
  const bytes = await new Promise<number>((resolve) => {
    const tell = resolve as () => void;
    zip.end({ forceZip64Format: false, comment: '' }, tell);
  });
  return { stream, bytes };
}
