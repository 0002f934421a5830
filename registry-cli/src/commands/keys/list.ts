import type { TrustedKey } from '@stadtraum/contracts/registry-api';
import { ROLES } from '@stadtraum/contracts/registry-api';
import { layOutTable } from '../../terminal/table.ts';
import { timeAgo } from '../../terminal/wording.ts';
import type { CommandContext } from '../context.ts';

/** `keys list`: shows whom the registry trusts with what. */
export async function listKeys(
  { json }: { json?: boolean },
  { registry, terminal }: CommandContext,
): Promise<TrustedKey[] | undefined> {
  const keys = await registry.keys();
  if (json) return keys;
  const now = Date.now();
  const rows = keys.map((key) => [
    key.id,
    key.team,
    stateOf(key, now),
    key.remotes.includes('*') ? 'all' : key.remotes.join(', '),
    ROLES.every((role) => key.roles.includes(role)) ? 'all' : key.roles.join(', '),
  ]);
  const [head = '', ...body] = layOutTable([['KEY', 'TEAM', 'STATE', 'RELEASES', 'ROLES'], ...rows]);
  terminal.line(terminal.dim(head));
  for (const line of body) terminal.line(line);
  return undefined;
}

function stateOf({ state, addedAt, revokedAt, replacedBy }: TrustedKey, now: number): string {
  if (state === 'active') return `since ${timeAgo(addedAt, now)}`;
  if (replacedBy) return `replaced by ${replacedBy}`;
  return `revoked ${revokedAt ? timeAgo(revokedAt, now) : ''}`.trim();
}
