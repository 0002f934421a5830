import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The output of a program, and whether it succeeded. */
export interface ProgramResult {
  succeeded: boolean;
  /** stdout and stderr in the order of their arrival. */
  output: string;
}

/**
 * Runs a program without a terminal.
 *
 * @param options.env added to this process's environment
 */
export async function runProgram(
  command: string,
  parameters: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<ProgramResult> {
  const child = spawn(command, parameters, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withoutKey({ ...process.env, ...env }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { succeeded: code === 0, output };
}

/** Builds and tests run the code of many packages, none of which needs the team's key. */
function withoutKey({ SIGNING_KEY: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}
