import { resolve } from 'node:path';
import { cliError } from '../errors.ts';
import { type App, findApps } from '../workspace/apps.ts';
import { readContent } from '../workspace/content.ts';
import { announce, type CommandContext } from './context.ts';

/** What the site answers when it has loaded a remote's content. */
export type LoadedContent = Record<string, unknown>;

/** `content [folder]`: replaces the content that the app in this folder owns on the site. */
export async function content(folder: string | undefined, context: CommandContext): Promise<LoadedContent> {
  const [app] = await findApps(folder === undefined ? [] : [folder], context.cwd);
  const files = app && (await readContent(app.directory));
  if (!app || !files)
    throw cliError('CONTENT_MISSING', { folder: app?.directory ?? resolve(context.cwd, folder ?? '.') });
  await announce(`Load the content of ${app.name}`, context);
  return loadContent(app, files, context);
}

export async function loadContent(
  app: App,
  files: Record<string, unknown>,
  { registry, terminal }: CommandContext,
): Promise<LoadedContent> {
  const { result } = await terminal.step('content', async () => {
    const result = await registry.loadContent(app.name, files);
    return { detail: describeLoaded(app.name, Object.keys(files).length, result), result };
  });
  for (const warning of textsOf(result.warnings)) terminal.line(`    ${warning}`);
  return result;
}

/** `mf-jobs: 3 files, 1 page, 12 records` */
function describeLoaded(name: string, files: number, result: LoadedContent): string {
  const counts = Object.entries(result).flatMap(([what, count]) =>
    typeof count === 'number' && what !== 'revision' ? [`${count} ${what}`] : [],
  );
  return `${name}: ${[`${files} file${files === 1 ? '' : 's'}`, ...counts].join(', ')}`;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
    : [];
}
