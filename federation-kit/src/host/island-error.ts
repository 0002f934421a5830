import type { ErrorCode } from '@stadtraum/contracts/errors';

/** Codes of an island's failures in the browser. */
export type IslandErrorCode = Extract<ErrorCode, `ISLAND_${string}`>;

/** An error with a code of the catalogue, whose texts stay out of the browser: reports are told by their code. */
export class IslandError extends Error {
  readonly code: IslandErrorCode;

  /**
   * @param cause what was thrown; its message becomes this error's
   */
  constructor(code: IslandErrorCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'IslandError';
    this.code = code;
  }
}
