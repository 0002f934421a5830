import type { KeyRequest, TrustedKey } from '@stadtraum/contracts/registry-api';
import { parsePublicKey } from '@stadtraum/federation-kit/signing';
import { didYouMean } from '@stadtraum/server-base/nearest';
import { cliError } from '../../errors.ts';
import { confirm } from '../../terminal/prompt.ts';
import { announce, type CommandContext } from '../context.ts';
import { type KeyRequestOptions, readKeyRequest, readPublicKey } from './key-request.ts';

export interface ChangeOptions {
  yes?: boolean;
}

/** `keys add <key-request.json>`: trusts a team's key with what it asks for, or with what the options grant instead. */
export async function addKey(
  file: string,
  options: KeyRequestOptions,
  context: CommandContext,
): Promise<KeyRequest & { id: string }> {
  const request = await readKeyRequest(file, context.cwd, options);
  const { id } = parsePublicKey(request.publicKey);
  await announce(`Add key ${id}`, context);
  await context.terminal.step('add', async () => {
    await context.registry.addKey(request);
    return { detail: `team ${request.team}: ${request.roles.join(', ')} for ${request.remotes.join(', ')}` };
  });
  return { id, ...request };
}

/** `keys revoke <id>`: the key can no longer change anything. */
export async function revokeKey(
  id: string,
  options: ChangeOptions,
  context: CommandContext,
): Promise<{ id: string }> {
  await announce(`Revoke key ${id}`, context);
  const { team } = await findTrusted(id, context);
  await confirm(`revoke key ${id} of team ${team} for good`, options, context.prompt);
  await context.terminal.step('revoke', async () => {
    await context.registry.revokeKey(id);
    return { detail: `key ${id} of team ${team}` };
  });
  return { id };
}

/** `keys rotate <id> <new>`: the new key takes over the team, releases and roles of the old one, which is revoked. */
export async function rotateKey(
  id: string,
  next: string,
  options: ChangeOptions,
  context: CommandContext,
): Promise<{ id: string; replaces: string }> {
  const publicKey = parsePublicKey(await readPublicKey(next, context.cwd));
  await announce(`Replace key ${id} by ${publicKey.id}`, context);
  const { team } = await findTrusted(id, context);
  await confirm(
    `revoke key ${id} of team ${team} for good and trust ${publicKey.id} instead`,
    options,
    context.prompt,
  );
  await context.terminal.step('rotate', async () => {
    await context.registry.rotateKey(id, publicKey.text);
    return { detail: `team ${team} signs with ${publicKey.id}` };
  });
  return { id: publicKey.id, replaces: id };
}

async function findTrusted(id: string, { registry }: CommandContext): Promise<TrustedKey> {
  const keys = await registry.keys();
  const key = keys.find((candidate) => candidate.id === id);
  if (key) return key;
  const suggestion = didYouMean(
    id,
    keys.map((candidate) => candidate.id),
  );
  throw cliError('KEY_ID_UNKNOWN', { url: registry.url, id, suggestion });
}
