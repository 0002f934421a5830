import type { Pruning } from '@stadtraum/contracts/registry-api';
import { confirm } from '../terminal/prompt.ts';
import { layOutTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatBytes } from '../terminal/wording.ts';
import { announce, type CommandContext } from './context.ts';

export interface PruneOptions {
  /** Only list what would be removed. */
  dryRun?: boolean;
  yes?: boolean;
}

/** `prune`: removes releases that are neither live nor needed for a rollback. */
export async function prune(
  { dryRun = false, yes }: PruneOptions,
  context: CommandContext,
): Promise<Pruning> {
  const { registry, terminal, prompt } = context;
  await announce(dryRun ? 'List the releases that prune would remove' : 'Prune old releases', context);
  const planned = await registry.prune(true);
  printReleases(planned, terminal);
  if (dryRun || planned.releases.length === 0) return planned;
  await confirm(`remove ${countOf(planned)} for good`, { yes }, prompt);
  const { pruned } = await terminal.step('prune', async () => {
    const result = await registry.prune(false);
    return { detail: `removed ${countOf(result)}`, pruned: result };
  });
  return pruned;
}

function printReleases(pruning: Pruning, terminal: Terminal): void {
  if (pruning.releases.length === 0) {
    terminal.line('  No release is old enough to be removed.');
    return;
  }
  const rows = pruning.releases.map(({ name, version, bytes }) => [name, version, formatBytes(bytes)]);
  for (const line of layOutTable([['RELEASE', 'VERSION', 'SIZE'], ...rows], [2])) terminal.line(`  ${line}`);
  terminal.line(`  In all ${countOf(pruning)}.`);
}

function countOf({ releases, bytes }: Pruning): string {
  return `${releases.length} release${releases.length === 1 ? '' : 's'} of ${formatBytes(bytes)}`;
}
