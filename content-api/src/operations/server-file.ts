import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** URL and identity of the content API that runs on a data directory. */
export interface ServerFile {
  /** Origin, on the loopback address. */
  url: string;
  /** Random id of the process that wrote the file; its `GET /identity` returns the same id. */
  instance: string;
}

const NAME = 'server.json';

/** Writes the file atomically. @param directory `Settings.dataDirectory` */
export function writeServerFile(directory: string, file: ServerFile): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const unfinished = path.join(directory, `${NAME}.unfinished`);
  writeFileSync(unfinished, `${JSON.stringify(file)}\n`, { mode: 0o600 });
  renameSync(unfinished, path.join(directory, NAME));
}

/** Reads the file; undefined if it is missing or invalid. */
export async function readServerFile(directory: string): Promise<ServerFile | undefined> {
  try {
    const { url, instance } = JSON.parse(await readFile(path.join(directory, NAME), 'utf8')) as ServerFile;
    return URL.canParse(url) && instance ? { url, instance } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the file, unless another content API has replaced it. */
export async function removeServerFile(directory: string, instance: string): Promise<void> {
  const present = await readServerFile(directory);
  if (present?.instance === instance) await rm(path.join(directory, NAME), { force: true });
}
