import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../cli/run.ts';

/** How a command ended. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs `registry` without a terminal, in this process.
 *
 * @param words the words after `registry`; a string is split at its spaces
 */
export async function runCommand(
  words: string | readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const stdin = new PassThrough().end();
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const parameters = typeof words === 'string' ? words.split(' ') : words;
  const code = await run(parameters, { env, cwd, stdin, stdout, stderr });
  return { code, out: textOf(stdout), err: textOf(stderr) };
}

export async function writeAll(directory: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
}

function textOf(stream: PassThrough): string {
  return (stream.read() as Buffer | null)?.toString() ?? '';
}
