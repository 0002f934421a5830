import { setTimeout as delay } from 'node:timers/promises';
import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';
import type { RegistryClient } from '../clients/registry-client.ts';
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
const DAMAGED = 'An entry of the log was changed or removed. Keep a copy and find out who did it.';

/** `log`: shows who did what, when, from which commit and why, and what was refused; the newest first. */
export async function log(options: LogOptions, context: CommandContext): Promise<LogPage | undefined> {
  const { registry, terminal } = context;
  const page = await readLog(registry, options.limit);
  if (options.follow) return follow(page, options, context);
  if (options.json) return page;
  if (page.entries.length === 0) terminal.line('The log is empty.');
  for (const line of formatLog(page.entries, terminal)) terminal.line(line);
  if (!page.intact) terminal.line(terminal.bold(DAMAGED));
  return undefined;
}

/** Prints entries as they come, the oldest first. Returns when the reader has closed the pipe. */
async function follow(
  first: LogPage,
  { json }: LogOptions,
  { registry, terminal }: CommandContext,
): Promise<undefined> {
  let page = first;
  let last = 0;
  let hasHead = true;
  let saysDamaged = false;
  while (!terminal.isClosed()) {
    const entries = page.entries.filter(({ number }) => number > last).toReversed();
    if (json) for (const entry of entries) terminal.result(JSON.stringify(entry));
    else for (const line of formatLog(entries, terminal, hasHead)) terminal.line(line);
    if (!page.intact && !saysDamaged) terminal.line(terminal.bold(DAMAGED));
    saysDamaged ||= !page.intact;
    hasHead &&= entries.length === 0;
    last = entries.at(-1)?.number ?? last;
    await delay(POLL_MS);
    page = await pageAfter(last);
  }
  return undefined;

  async function pageAfter(number: number): Promise<LogPage> {
    const newest = await registry.log({ limit: PAGE });
    const missing = (newest.entries[0]?.number ?? number) - number;
    return missing > PAGE ? readLog(registry, missing) : newest;
  }
}

/** The newest entries, in as many requests as it takes. */
async function readLog(registry: RegistryClient, limit: number): Promise<LogPage> {
  const entries: LogEntry[] = [];
  let intact = true;
  for (;;) {
    const before = entries.at(-1)?.number;
    const size = Math.min(limit - entries.length, PAGE);
    const page = await registry.log({ limit: size, ...(before !== undefined && { before }) });
    entries.push(...page.entries);
    intact &&= page.intact;
    if (entries.length >= limit || page.entries.length < size) return { entries, intact };
  }
}
