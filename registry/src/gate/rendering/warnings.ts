/** Distinct messages of one block, and the length of each. */
const MAX_WARNINGS = 10;
const MAX_LENGTH = 200;

const SEPARATOR = '\t';

/** Collects what code of releases writes to `console.warn` and `console.error` while it renders a block, in the process that renders. */
export class WarningRecorder {
  readonly #messages = new Set<string>();

  /** Takes the first value of a call. It runs code of the release, which may throw or write again. */
  readonly record = (message: unknown): void => {
    try {
      const start = String(message).slice(0, MAX_LENGTH);
      if (this.#messages.size < MAX_WARNINGS) this.#messages.add(start.replace(/[\s\p{Cc}]+/gu, ' '));
    } catch {
      // What cannot be read says nothing.
    }
  };

  /** The messages since the last call, in one line. */
  take(): string {
    const line = [...this.#messages].join(SEPARATOR);
    this.#messages.clear();
    return line;
  }
}

/** Reads the line of a `WarningRecorder`. Code of releases ran in the process that sent it. */
export function readWarnings(line: string): string[] {
  if (line === '') return [];
  const messages = line.split(SEPARATOR, MAX_WARNINGS);
  return messages.map((message) => message.slice(0, MAX_LENGTH));
}
