import type { LoadedContent } from '@stadtraum/contracts/registry-api';
import { cliError } from '../errors.ts';
import { confirm } from '../terminal/prompt.ts';
import { type App, findApp } from '../workspace/apps.ts';
import { readContent } from '../workspace/content.ts';
import { announce, type CommandContext } from './context.ts';

export interface ContentOptions {
  /** Remove the content from the site instead. */
  remove?: boolean;
  yes?: boolean;
}

/** `content [folder]`: replaces the content that the app in this folder owns on the site, or removes it. */
export async function content(
  folder: string | undefined,
  { remove = false, yes }: ContentOptions,
  context: CommandContext,
): Promise<LoadedContent> {
  const app = await findApp(folder ?? '.', context.cwd);
  const files = remove ? {} : await readContent(app.directory);
  if (!files) throw cliError('CONTENT_MISSING', { folder: app.directory });
  await announce(`${remove ? 'Remove' : 'Load'} the content of ${app.name}`, context);
  if (remove) await confirm(`take all pages and lists of ${app.name} off the site`, { yes }, context.prompt);
  return loadContent(app, files, context);
}

export async function loadContent(
  { name }: App,
  files: Record<string, unknown>,
  { registry, terminal }: CommandContext,
): Promise<LoadedContent> {
  const { result } = await terminal.step('content', async () => {
    const result = await registry.loadContent(name, files);
    return { detail: `${name}: ${describeLoaded(result)}`, result };
  });
  for (const warning of result.warnings) terminal.line(`    ${warning}`);
  return result;
}

/** `1 page, 12 records` */
function describeLoaded({ changed, pages, records }: LoadedContent): string {
  if (!changed) return 'nothing has changed';
  return `${pages} page${pages === 1 ? '' : 's'}, ${records} record${records === 1 ? '' : 's'}`;
}
