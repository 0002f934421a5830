import { errorCode, reasonOf } from '@stadtraum/contracts/errors';

/** A server that runs, as its process sees it. */
export interface RunningServer {
  /**
   * From now on the server says that it is not ready; it goes on answering. Settles when load balancers have had time to notice
   * (OP11).
   */
  drain?(): Promise<void>;
  /** Answers what is under way, then releases everything. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Milliseconds after the drain, after which the process ends whatever is under way. @default 7000 */
  closeTimeoutMs?: number;
  /** Why a start failed and what to do, as lines for people. */
  describe?: (error: unknown) => readonly string[];
}

/**
 * Runs a server as a process: starts it, and on SIGTERM or SIGINT says "not ready", drains, closes and ends, in this order. A
 * start that fails ends the process with status 1 and one line for people on standard error.
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

  // Before the start: a signal that comes meanwhile must not be lost, least of all as process 1.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
  try {
    server = await start();
  } catch (error) {
    exitWith(describe(error));
  }
}

/** What happened and what to do, as one line. */
export function describeFailure(error: unknown): string[] {
  const code = errorCode(error);
  if (code === undefined) return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  return [`${code}: ${reasonOf(error)} ${(error as { remedy?: string }).remedy ?? ''}`.trimEnd()];
}

function exitWith(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
