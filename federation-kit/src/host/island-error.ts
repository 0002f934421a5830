import type { IslandErrorCode } from '../errors.ts';

/** An error with an island error code. Browsers do not load the code's title, message and remedy; reports contain the code. */
export class IslandError extends Error {
  readonly code: IslandErrorCode;

  /**
   * @param cause what was thrown; its message becomes this error's message
   */
  constructor(code: IslandErrorCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'IslandError';
    this.code = code;
  }
}
