/**
 * Labels of the levels that are shown; lines of lower levels are only in the log file.
 *
 * @type {Record<string, string>}
 */
const LEVELS = { warn: 'warn ', error: 'error', fatal: 'error' };

/** Equal lines within this time are shown once. */
const QUIET_MS = 10_000;

/**
 * A server's log line in a readable form, or undefined when it is only for the log file.
 *
 * @param {string} line JSON of pino, or plain text (which Node prints before it exits)
 * @returns {string | undefined}
 */
export function condense(line) {
  if (line.trim() === '') return undefined;
  const entry = parse(line);
  if (!entry) return line;
  const level = LEVELS[entry.level];
  if (level === undefined) return undefined;
  const code = entry.code ?? entry.err?.code ?? entry.error?.code;
  const reason = entry.err?.message ?? entry.error?.message;
  const text = [code, entry.msg, reason && !entry.msg?.includes(reason) && reason].filter(Boolean);
  return `${level} ${text.join(' · ')}`;
}

/**
 * Prints a line unless the same line was printed within the last seconds; then it prints how many were left out.
 *
 * @param {(line: string) => void} print
 * @returns {(line: string) => void}
 */
export function withoutRepetition(print) {
  /** @type {Map<string, { since: number, more: number }>} */
  const recent = new Map();
  return (line) => {
    const now = Date.now();
    for (const [text, { since, more }] of recent) {
      if (now - since < QUIET_MS) continue;
      recent.delete(text);
      if (more > 0) print(`${text} (${more} times more)`);
    }
    const repeated = recent.get(line);
    if (repeated) {
      repeated.more += 1;
      return;
    }
    recent.set(line, { since: now, more: 0 });
    print(line);
  };
}

/** @param {string} line */
function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
