import { describeActivation, describeChanges } from '../terminal/wording.ts';
import type { CommandContext } from './context.ts';

/** `rollback [name]`: restores the previous release of `name`, or the previous live set. */
export async function rollBack(
  name: string | undefined,
  { registry, terminal }: CommandContext,
): Promise<void> {
  const before = await registry.liveSet();
  const { liveSet } = await terminal.step('rollback', async () => {
    const activation = await registry.rollBack(name);
    return { detail: describeActivation(activation), liveSet: activation.liveSet };
  });
  for (const change of describeChanges(before, liveSet)) terminal.line(`    ${change}`);
}
