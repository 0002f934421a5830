import { copyFile, type FileHandle, link, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileHandlePrototype } from './file-handles.ts';

/** The only file that is not replaced when it changes. */
const APPENDED = 'log.jsonl';

/**
 * Copies the directory of a store in each state that a kill during `change` would leave. Every change of the registry flushes before and
 * after each rename, so none is missed.
 *
 * @returns the copies, oldest first
 */
export async function statesAfterKills(directory: string, change: () => Promise<unknown>): Promise<string[]> {
  const copies: string[] = [];
  let last = '';
  const copyIfChanged = async () => {
    const files = await listFiles(directory);
    const state = JSON.stringify(files);
    if (state === last) return;
    last = state;
    copies.push(await copy(directory, files));
  };
  await copyIfChanged();
  const stop = await beforeEachFlush(copyIfChanged);
  try {
    await change();
  } finally {
    stop();
  }
  await copyIfChanged();
  return copies;
}

type ListedFile = [path: string, inode: number, bytes: number];

/** All files but those that a write has not finished, whose names start with a dot. */
async function listFiles(directory: string): Promise<ListedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  const finished = paths.filter((path) => !/(^|\/)(\.|staging\/)/.test(path));
  const listed = await Promise.all(
    finished.map(async (path) => {
      const found = await stat(join(directory, path)).catch(() => undefined);
      return found && ([path, found.ino, found.size] satisfies ListedFile);
    }),
  );
  return listed.filter((file) => file !== undefined).sort();
}

async function copy(directory: string, files: readonly ListedFile[]): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'registry-killed-'));
  for (const [path] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await (path === APPENDED ? copyFile : link)(join(directory, path), join(target, path));
  }
  return target;
}

/** @returns a function that ends it */
async function beforeEachFlush(hook: () => Promise<void>): Promise<() => void> {
  const prototype = await fileHandlePrototype();
  const spies = (['sync', 'datasync'] as const).map((method) => {
    const original = prototype[method];
    return jest.spyOn(prototype, method).mockImplementation(async function (this: FileHandle) {
      await hook();
      await original.call(this);
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
