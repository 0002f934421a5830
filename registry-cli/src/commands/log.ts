import { setTimeout as delay } from 'node:timers/promises';
import type { LogEntry } from '@stadtraum/contracts/registry-api';
import type { LogPage, RegistryClient } from '../clients/registry-client.ts';
import { formatLog } from '../terminal/log-table.ts';
import type { CommandContext } from './context.ts';

export interface LogOptions {
  /** Number of entries. */
  limit: number;
  /** Go on printing new entries until the reader ends. */
  follow?: boolean;
  json?: boolean;
}

const POLL_MS = 2_000;
const PAGE = 100;

/** `log`: shows who did what, when, from which commit and why, and what was refused; the newest first. */
export async function log(options: LogOptions, context: CommandContext): Promise<LogPage | undefined> {
  const { registry, terminal } = context;
  const page = await readLog(registry, options.limit);
  if (options.follow) return follow(page.entries.toReversed(), options, context);
  if (options.json) return page;
  if (page.entries.length === 0) terminal.line('The log is empty.');
  for (const line of formatLog(page.entries, terminal)) terminal.line(line);
  if (!page.intact)
    terminal.line(
      terminal.bold('An entry of the log was changed or removed. Keep a copy and find out who did it.'),
    );
  return undefined;
}

/** Prints entries as they come, the oldest first. Returns when the reader has closed the pipe. */
async function follow(
  first: readonly LogEntry[],
  { json }: LogOptions,
  { registry, terminal }: CommandContext,
): Promise<undefined> {
  let entries = first;
  let last = 0;
  let hasHead = true;
  while (!terminal.isClosed()) {
    if (json) for (const entry of entries) terminal.result(JSON.stringify(entry));
    else if (entries.length > 0)
      for (const line of formatLog(entries, terminal, hasHead)) terminal.line(line);
    hasHead &&= entries.length === 0;
    last = entries.at(-1)?.number ?? last;
    await delay(POLL_MS);
    entries = await entriesAfter(last);
  }
  return undefined;

  async function entriesAfter(number: number): Promise<LogEntry[]> {
    const newest = await registry.log({ limit: PAGE });
    const missing = (newest.entries[0]?.number ?? number) - number;
    const { entries } = missing > PAGE ? await readLog(registry, missing) : newest;
    return entries.filter((entry) => entry.number > number).toReversed();
  }
}

/** The newest entries, in as many requests as it takes. */
async function readLog(registry: RegistryClient, limit: number): Promise<LogPage> {
  const entries: LogEntry[] = [];
  for (;;) {
    const before = entries.at(-1)?.number;
    const size = Math.min(limit - entries.length, PAGE);
    const page = await registry.log({ limit: size, ...(before !== undefined && { before }) });
    entries.push(...page.entries);
    if (entries.length >= limit || page.entries.length < size) return { entries, intact: page.intact };
  }
}
