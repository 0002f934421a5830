import type { ContentMistake, LoadedContent } from '@stadtraum/contracts/registry-api';
import { positionOf } from '@stadtraum/server-base/json-text';
import { cliError } from '../errors.ts';
import { confirm } from '../terminal/prompt.ts';
import { type App, findApp } from '../workspace/apps.ts';
import { type Content, readContent } from '../workspace/content.ts';
import { announce, type CommandContext } from './context.ts';

export interface ContentOptions {
  /** Remove the content from the site instead. */
  remove?: boolean;
  yes?: boolean;
}

const NOTHING: Content = { files: {}, texts: new Map() };

/** `content [folder]`: replaces the content that the app in this folder owns on the site, or removes it. */
export async function content(
  folder: string | undefined,
  { remove = false, yes }: ContentOptions,
  context: CommandContext,
): Promise<LoadedContent> {
  const app = await findApp(folder ?? '.', context.cwd);
  const owned = remove ? NOTHING : await readContent(app.directory);
  if (!owned) throw cliError('CONTENT_MISSING', { folder: app.directory });
  await announce(`${remove ? 'Remove' : 'Load'} the content of ${app.name}`, context);
  if (remove) await confirm(`take all pages and lists of ${app.name} off the site`, { yes }, context.prompt);
  const result = await loadContent(app, owned, context);
  requireAllLoaded([result]);
  return result;
}

/** Loads content as it was read, so that the lines of mistakes are those of what was loaded. */
export async function loadContent(
  { name }: App,
  { files, texts }: Content,
  { registry, terminal }: CommandContext,
): Promise<LoadedContent> {
  const { result } = await terminal.step('content', async () => {
    const result = await registry.loadContent(name, files);
    return { detail: `${name}: ${describeLoaded(result)}`, result };
  });
  for (const line of [...result.warnings, ...describeHeldBack(result, texts)]) terminal.line(`    ${line}`);
  return result;
}

/**
 * Fails if something stays as it was, after everything else is done.
 *
 * @throws CodedError CONTENT_HELD_BACK
 */
export function requireAllLoaded(results: readonly LoadedContent[]): void {
  const heldBack = results.flatMap((result) => result.heldBack ?? []);
  const files = [...new Set(heldBack.map(({ file }) => file))];
  if (files.length > 0) throw cliError('CONTENT_HELD_BACK', { files: files.join(', ') });
}

/** A line for each problem, with its line and column: `pages/jobs.json, Zeile 7, Spalte 9, Block „stellen“ (job-list) › heading: …` */
function describeHeldBack({ heldBack = [] }: LoadedContent, texts: ReadonlyMap<string, string>): string[] {
  return heldBack.flatMap(({ file, record, isOnSite, problems }) => {
    const what = record === undefined ? file : `Record ${record} of ${file}`;
    return [
      `${what} ${isOnSite ? 'stays as it was' : 'is not on the site yet'}:`,
      ...problems.map((problem) => `  ${describeMistake(problem, texts.get(problem.file))}.`),
    ];
  });
}

function describeMistake({ file, pointer, place, reason }: ContentMistake, text: string | undefined): string {
  const position = text === undefined || pointer === '' ? undefined : positionOf(text, pointer);
  const line = position && `Zeile ${position.line}, Spalte ${position.column}`;
  return `${[file, line, place].filter(Boolean).join(', ')}: ${reason}`;
}

/** `1 page, 12 records` */
function describeLoaded({ changed, pages, records }: LoadedContent): string {
  if (!changed) return 'nothing has changed';
  return `${pages} page${pages === 1 ? '' : 's'}, ${records} record${records === 1 ? '' : 's'}`;
}
