import type { IslandErrorCode } from '../errors.ts';

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
