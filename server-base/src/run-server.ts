import { isCodedError } from '@stadtraum/contracts/errors';

/** A running server that `runServer` controls. */
export interface RunningServer {
  /**
   * Makes the server report that it is not ready, while it still serves requests. Resolves after load balancers have had time to
   * notice (OP11).
   */
  drain?(): Promise<void>;
  /** Finishes the requests in progress, then releases all resources. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Milliseconds after the drain until the process exits even if requests are in progress. @default 7000 */
  closeTimeoutMs?: number;
  /** Describes in lines of plain text why the start failed and what to do. */
  describe?: (error: unknown) => readonly string[];
}

/**
 * Runs a server as a process: starts it, and on SIGTERM or SIGINT drains it, closes it and exits. If the start fails, the
 * process describes the failure on standard error and exits with status 1.
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

  // Registered before the start, so that a signal during the start is not lost: process 1 ignores signals without a handler.
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
