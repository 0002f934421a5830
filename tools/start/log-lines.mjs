/**
 * Labels of the levels that the terminal shows; lines of lower levels are only in the log file.
 *
 * @type {Record<string, string>}
 */
const LEVELS = { warn: 'warn ', error: 'error', fatal: 'error' };

/** Identical lines within this interval are shown once. */
const REPEAT_INTERVAL_MS = 10_000;

/**
 * Formats a server's log line for the terminal. Returns undefined if the line is only for the log file.
 *
 * @param {string} line JSON from pino, or plain text that Node prints before it exits
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
 * Skips a line that was already printed within the last ten seconds, and later prints how often it was repeated.
 *
 * @param {(line: string) => void} print
 * @returns {(line: string) => void}
 */
export function withoutRepetition(print) {
  /** @type {Map<string, { since: number, repeats: number }>} */
  const recent = new Map();
  return (line) => {
    const now = Date.now();
    for (const [text, { since, repeats }] of recent) {
      if (now - since < REPEAT_INTERVAL_MS) continue;
      recent.delete(text);
      if (repeats > 0) print(`${text} (repeated ${repeats} times)`);
    }
    const repeated = recent.get(line);
    if (repeated) {
      repeated.repeats += 1;
      return;
    }
    recent.set(line, { since: now, repeats: 0 });
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
