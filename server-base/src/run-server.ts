import { isCodedError } from '@stadtraum/contracts/errors';

/** A running server, as `runServer` controls it. */
export interface RunningServer {
  /**
   * Makes the server report that it is not ready, while it still serves requests. Settles once load balancers have had time
   * to notice (OP11).
   */
  drain?(): Promise<void>;
  /** Finishes the requests in progress, then releases all resources. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Milliseconds after the drain at which the process exits even with requests in progress. @default 7000 */
  closeTimeoutMs?: number;
  /** Describes for people, line by line, why the start failed and what to do. */
  describe?: (error: unknown) => readonly string[];
}

/**
 * Runs a server as a process: starts it, and on SIGTERM or SIGINT reports not ready, drains, closes and exits. If the start
 * fails, the process exits with status 1 and one line for people on standard error.
 */
export async function runServer(
  start: () => Promise<RunningServer>,
  { closeTimeoutMs = 7000, describe = describeFailure }: RunOptions = {},
): Promise<void> {
  let server: RunningServer | undefined;
  let isEnding = false;

  async function end(): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    if (!server) process.exit(0);
    await server.drain?.();
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    await server.close().catch((error: unknown) => exitWith(describe(error)));
    process.exit(0);
  }

  // Before the start, so that no signal during it is lost: process 1 would ignore it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
  try {
    server = await start();
  } catch (error) {
    exitWith(describe(error));
  }
}

/** What happened and what to do, as one line. */
export function describeFailure(error: unknown): string[] {
  if (isCodedError(error)) return [`${error.code}: ${error.message} ${error.remedy}`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

function exitWith(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
