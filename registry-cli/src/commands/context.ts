import type { RegistryClient } from '../clients/registry-client.ts';
import type { Identity } from '../signing/identity.ts';
import type { Prompt } from '../terminal/prompt.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { shortCommit } from '../terminal/wording.ts';

/** The parameters that all commands share. */
export interface CommandContext {
  registry: RegistryClient;
  terminal: Terminal;
  prompt: Prompt;
  /** The folder in which the command was called. */
  cwd: string;
  /** Root of the repository that contains `cwd`. */
  root: string;
  /** URL of the site, without a trailing slash; undefined if it is unknown. */
  siteUrl: string | undefined;
  /** Who signs requests. @throws CodedError KEY_MISSING, KEY_INVALID */
  identity(): Promise<Identity>;
}

/**
 * Prints what a command is about to change, where, and as whom. Every command that changes something calls this first (TR10).
 *
 * @throws CodedError KEY_MISSING, KEY_INVALID
 */
export async function announce(
  what: string,
  { terminal, registry, siteUrl, identity }: CommandContext,
): Promise<void> {
  const target = [`registry ${registry.url}`, ...(siteUrl ? [`site ${siteUrl}`] : [])];
  terminal.line(`${terminal.bold(what)} · ${target.join(' · ')}`);
  const { key, origin, commit } = await identity();
  const sender = [
    `key ${key.publicKey.id} (${origin})`,
    ...(commit ? [`commit ${shortCommit(commit)}`] : []),
  ];
  terminal.line(terminal.dim(`  ${sender.join(' · ')}`));
}
