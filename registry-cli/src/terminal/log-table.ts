import type { LogEntry } from '@stadtraum/contracts/registry-api';
import type { Terminal } from './terminal.ts';
import { localTime, plainText, shortCommit } from './wording.ts';
import { wrap } from './wrap.ts';

/** Widths of the columns before the last one, with the gap after them. */
const WHEN = 18;
const WHO = 14;
const OUTCOME = 9;
/** Columns below this would be too narrow to read. */
const MIN_LAST_COLUMN = 30;

/**
 * Lays out entries of the log: a line says when, who, whether it was done and what; commit, code, live set and reason follow below it.
 * Instants are in the local time of the reader.
 */
export function formatLog(
  entries: readonly LogEntry[],
  { columns, dim, bold }: Pick<Terminal, 'columns' | 'dim' | 'bold'>,
  hasHead = true,
): string[] {
  const indent = WHEN + WHO + OUTCOME;
  const width = Math.max(columns - indent, MIN_LAST_COLUMN);
  const head = `${'WHEN'.padEnd(WHEN)}${'WHO'.padEnd(WHO)}${'OUTCOME'.padEnd(OUTCOME)}WHAT`;
  const lines = entries.flatMap((entry) => {
    const outcome = entry.outcome.padEnd(OUTCOME);
    const [what = '', ...more] = wrap(plainText(whatOf(entry)), width);
    const details = wrap(plainText(detailsOf(entry).join(' · ')), width);
    return [
      localTime(entry.at).padEnd(WHEN) +
        cut(whoOf(entry), WHO - 2).padEnd(WHO) +
        (entry.outcome === 'refused' ? bold(outcome) : outcome) +
        what,
      ...more.map((line) => ' '.repeat(indent) + line),
      ...details.map((line) => dim(' '.repeat(indent) + line)),
    ];
  });
  return hasHead && entries.length > 0 ? [dim(head), ...lines] : lines;
}

/** What was done without a key, the registry did by itself. */
function whoOf({ team, key, outcome }: LogEntry): string {
  return team ?? (key === undefined ? (outcome === 'done' ? 'registry' : 'unknown') : key);
}

function whatOf({ action, subject, count }: LogEntry): string {
  const what = action === 'unknown' ? subject : `${action} ${subject}`;
  return count === undefined || count === 1 ? what : `${what} (${count} times)`;
}

function detailsOf({ code, commit, liveSet, reason }: LogEntry): string[] {
  return [
    ...(code ? [code] : []),
    ...(commit ? [`commit ${shortCommit(commit)}`] : []),
    ...(liveSet ? [`live set ${liveSet}`] : []),
    ...(reason ? [`“${reason}”`] : []),
  ];
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
