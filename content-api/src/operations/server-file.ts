import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the content API of a data directory can be asked, and by what it is known there. */
export interface ServerFile {
  /** Origin, on the loopback address. */
  url: string;
  /** Random, of one process: the process that answers with it wrote this file. */
  instance: string;
}

const NAME = 'server.json';

/** In one go, so that a process which ends meanwhile leaves nothing half done. @param directory `Settings.dataDirectory` */
export function writeServerFile(directory: string, file: ServerFile): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const unfinished = path.join(directory, `${NAME}.unfinished`);
  writeFileSync(unfinished, `${JSON.stringify(file)}\n`, { mode: 0o600 });
  renameSync(unfinished, path.join(directory, NAME));
}

/** Undefined where no content API runs, or ran and was killed while it wrote. */
export async function readServerFile(directory: string): Promise<ServerFile | undefined> {
  try {
    const { url, instance } = JSON.parse(await readFile(path.join(directory, NAME), 'utf8')) as ServerFile;
    return URL.canParse(url) && instance ? { url, instance } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the file, unless another content API has written it since. */
export async function removeServerFile(directory: string, instance: string): Promise<void> {
  const present = await readServerFile(directory);
  if (present?.instance === instance) await rm(path.join(directory, NAME), { force: true });
}
