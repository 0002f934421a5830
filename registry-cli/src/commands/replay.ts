import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type CreatedReplay, isSameServer } from '@stadtraum/contracts/history';
import { loadReplay } from '../clients/replayed-page.ts';
import { cliError } from '../errors.ts';
import { inBerlin } from '../terminal/berlin-time.ts';
import { formatBytes, localTime } from '../terminal/wording.ts';
import { announce, type CommandContext } from './context.ts';

export interface ReplayOptions {
  /** Path of a file for the HTML. */
  output?: string;
}

/**
 * `replay <path> <time>`: makes a link that shows a page as it was, and says whether its bytes are those that visitors got.
 *
 * @param at RFC 3339
 * @throws CodedError HISTORY_UNKNOWN, REPLAY_NOT_SAVED
 */
export async function replay(
  path: string,
  at: string,
  { output }: ReplayOptions,
  context: CommandContext,
): Promise<CreatedReplay> {
  const { registry, terminal, siteUrl } = context;
  await announce(`Replay ${path} as it was at ${inBerlin(at)} in Berlin`, context);
  const { created } = await terminal.step('replay', async () => {
    const result = await registry.replay(path, at);
    const { liveSet, revision, at: since } = result.state;
    const detail = `live set ${liveSet}, content ${revision}, since ${inBerlin(since)}`;
    return { detail, created: result };
  });
  terminal.line();
  terminal.line(`  ${terminal.bold(`${siteUrl ?? ''}${created.path}`)}`);
  terminal.line();
  if (siteUrl === undefined)
    terminal.line('  This is a path on the site. Set SITE_URL to get the whole link.');
  terminal.line(describeServers(created));
  terminal.line(`Everyone with the link sees the page until ${localTime(created.expiresAt)}.`);
  if (output !== undefined) await save(created, output, context);
  return created;
}

/** Whether the bytes are those that visitors got, as a sentence. */
function describeServers({ state, servers }: CreatedReplay): string {
  const then = state.servers.join(', ');
  const now = servers.join(', ');
  if (then === '')
    return 'The version of the shell’s server at that time is unknown: equality is not promised.';
  if (now === '') return `No shell runs now; the shell’s server was of version ${then}.`;
  if (servers.every((server) => isSameServer(server, state.servers)))
    return `The shell’s server is of the same version (${now}): byte for byte what visitors got.`;
  return `The shell’s server is of another version (${now}) than then (${then}): equality is not promised.`;
}

/** @throws CodedError REPLAY_NOT_SAVED */
async function save(
  { path }: CreatedReplay,
  output: string,
  { terminal, siteUrl, cwd }: CommandContext,
): Promise<void> {
  const notSaved = (reason: string) => cliError('REPLAY_NOT_SAVED', { reason });
  if (siteUrl === undefined) throw notSaved('the address of the site is unknown; set SITE_URL');
  await terminal.step('save', async () => {
    const loaded = await loadReplay(siteUrl + path);
    if ('failure' in loaded) throw notSaved(loaded.failure);
    const { html } = loaded;
    await writeFile(resolve(cwd, output), html).catch((error) => {
      throw notSaved(reasonOf(error));
    });
    return { detail: `${output} (${formatBytes(html.length)})` };
  });
}
