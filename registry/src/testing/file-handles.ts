import { type FileHandle, open } from 'node:fs/promises';

/** The prototype of all file handles, whose methods a test can watch: everything that the registry stores is written through one. */
export async function fileHandlePrototype(): Promise<FileHandle> {
  const handle = await open(import.meta.filename);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
