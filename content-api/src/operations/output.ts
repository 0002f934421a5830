import { describeDifference } from '../content/compare-files.ts';
import { describeHeldBack } from '../kernel/held-back.ts';
import type { DeadLetter, WaitingMails } from '../mail/dead-letters.ts';
import type { MailFile } from '../mail/outbox-files.ts';
import type { Part } from './backup-files.ts';
import type { SiteStatus } from './status.ts';

/* Formats the results of commands for people. */

export function status(result: SiteStatus): string[] {
  const { schema, data, contentApi, liveSet, disk } = result;
  const newer = schema.unknown.length > 0 ? `, ${schema.unknown.length} of them unknown to this version` : '';
  return table([
    ['Site', result.site],
    ['Content API', contentApi ?? 'not running'],
    ['Database', result.database],
    ['Database id', data?.siteId ?? 'none yet'],
    ['Schema', `${schema.applied} migrations applied, ${schema.known} known${newer}`],
    ...(data ? dataRows(data) : []),
    [
      'Live set',
      liveSet ? `${liveSet.id} since ${instant(liveSet.since)}, ${liveSet.releases} releases` : 'unknown',
    ],
    ['Disk', `${bytes(disk.free)} free, for ${disk.directory}`],
    ...disk.parts.map(({ name, bytes: size }): Row => ['', `${bytes(size).padStart(9)}  ${name}`]),
  ]);
}

function dataRows({
  content,
  files,
  heldBack,
  mails: counts,
  forms,
  subscriptions,
}: NonNullable<SiteStatus['data']>): Row[] {
  const oldest =
    counts.oldestWaitingSeconds === null ? '' : ` (the oldest for ${duration(counts.oldestWaitingSeconds)})`;
  return [
    ['Content', content ? `revision ${content.revision}, loaded ${instant(content.loadedAt)}` : 'none yet'],
    [
      'Content files',
      files.differing.length === 0
        ? `${files.directory}, as loaded`
        : describeDifference(files.directory, files.differing),
    ],
    ['Held back', heldBack.length === 0 ? 'nothing' : ''],
    ...describeHeldBack(heldBack).map((line): Row => ['', line]),
    ['Mails', `${counts.waiting} waiting${oldest}, ${counts.dead} given up`],
    ['Forms', String(forms)],
    ['Subscriptions', `${subscriptions.confirmed} confirmed, ${subscriptions.unconfirmed} unconfirmed`],
  ];
}

export function mails(result: unknown): string[] {
  const { waiting, dead } = result as { waiting: WaitingMails[]; dead: DeadLetter[] };
  return [...waitingMails(waiting), ...deadLetters(dead)];
}

function waitingMails(groups: readonly WaitingMails[]): string[] {
  if (groups.length === 0) return ['No mail waits.'];
  const total = groups.reduce((sum, group) => sum + group.mails, 0);
  return [
    `${quantity(total, 'mail')} waiting:`,
    ...groups.map(
      ({ mails: count, reason, isDelayed, since, dueAt }) =>
        `  ${count} since ${instant(since)}${reason === null ? '' : `, next attempt after ${instant(dueAt)}`}: ${reason ?? (isDelayed ? 'delayed, because the form had no proof of work' : 'not tried yet')}`,
    ),
  ];
}

function deadLetters(letters: readonly DeadLetter[]): string[] {
  if (letters.length === 0) return ['No mail was given up.'];
  return [
    `${quantity(letters.length, 'mail')} given up; \`npm run operate -- retry\` tries again:`,
    ...letters.map(
      ({ id, kind, recipient, attempts, createdAt, reason }) =>
        `  ${id}  ${instant(createdAt)}  ${kind} to ${recipient}, ${quantity(attempts, 'attempt')}: ${reason ?? 'no reason'}`,
    ),
  ];
}

export function retried(result: unknown): string[] {
  return [`${quantity((result as { retried: number }).retried, 'mail')} will be tried again now.`];
}

export function exported(result: unknown): string[] {
  const { files, ...tables } = result as Record<string, unknown[]> & { files: MailFile[] };
  const lines = Object.entries(tables).flatMap(([name, rows]) => [
    `${name}: ${rows.length}`,
    ...rows.flatMap((row) => ['', ...fields(row as Record<string, unknown>)]),
    '',
  ]);
  return [
    ...lines,
    `files: ${files.length}`,
    ...files.flatMap(({ file, text }) => ['', `  ${file}`, ...text.trimEnd().split(/\r?\n/)]),
  ];
}

export function erased(result: unknown): string[] {
  const { erased: rows, files } = result as { erased: number; files: number };
  return [`Erased ${quantity(rows, 'row')} and ${quantity(files, 'mail file')}.`];
}

export function backup({
  folder,
  parts,
  bytes: size,
}: {
  folder: string;
  parts: Part[];
  bytes: number;
}): string[] {
  const secrets = [
    ...(parts.includes('database') ? ['e-mail addresses'] : []),
    ...(parts.includes('keys') ? ['private keys'] : []),
  ];
  const note = secrets.length > 0 ? ` It contains ${secrets.join(' and ')}.` : '';
  return [`Wrote ${parts.join(' and ')} to ${folder}, ${bytes(size)}.${note}`];
}

export function restored({ folder, parts }: { folder: string; parts: Part[] }): string[] {
  return [`Restored ${parts.join(' and ')} from ${folder}. Start the site.`];
}

export function moved(result: {
  target: string;
  tables: { name: string; rows: number }[];
  repeated: boolean;
}): string[] {
  const { target, tables, repeated } = result;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    ...table(tables.map(({ name, rows: count }): Row => [name, String(count).padStart(7)])),
    `${repeated ? 'An earlier move copied' : 'Copied'} ${quantity(rows, 'row')} to the ${target}; every table was verified.`,
    'Start the site with this DATABASE_URL. The embedded database is left unchanged and is no longer used.',
  ];
}

export function announced(result: {
  uid: number;
  published: boolean;
  changed: boolean;
  revision: string;
}): string[] {
  const { uid, published, changed, revision } = result;
  const done = changed ? (published ? 'published' : 'changed') : 'unchanged';
  return [`Announcement ${uid} is ${done}; revision ${revision}.`];
}

type Row = [label: string, value: string];

function table(rows: Row[]): string[] {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`);
}

function fields(row: Record<string, unknown>): string[] {
  return table(
    Object.entries(row).map(([name, value]) => [
      `  ${name}`,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function quantity(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** @param text an instant in RFC 3339, or in PostgreSQL's format */
function instant(text: string): string {
  return `${new Date(text).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}

function bytes(size: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, size < 1000 ? 0 : Math.floor(Math.log10(size) / 3));
  return `${(size / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
