import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { confirm } from '../terminal/prompt.ts';
import { describeActivation, describeChanges } from '../terminal/wording.ts';
import { expectKnownName } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

export interface RollbackOptions {
  /** Do not ask before everything is rolled back. */
  yes?: boolean;
}

/** `rollback [name]`: restores the previous release of `name`, or the previous live set. */
export async function rollBack(
  name: string | undefined,
  options: RollbackOptions,
  context: CommandContext,
): Promise<Activation> {
  const { registry, terminal, prompt } = context;
  await announce(name === undefined ? 'Roll back the whole site' : `Roll back ${name}`, context);
  const before = await registry.liveSet();
  if (name === undefined) {
    await confirm('restore the live set before the current one, for all teams', options, prompt);
  }
  const { activation } = await terminal.step('rollback', async () => {
    const result = await restore(name, before, context);
    return { detail: describeActivation(result), activation: result };
  });
  for (const change of describeChanges(before, activation.liveSet)) terminal.line(`    ${change}`);
  return activation;
}

/** Names are checked only after a refusal, so that a rollback waits for no other request. */
async function restore(
  name: string | undefined,
  before: LiveSet | undefined,
  { registry }: CommandContext,
): Promise<Activation> {
  try {
    return await registry.rollBack(name);
  } catch (error) {
    if (name !== undefined && errorCode(error) === 'ROLLBACK_IMPOSSIBLE') {
      const live = before?.releases.map((release) => release.name) ?? [];
      expectKnownName(name, await registry.releases(), live, registry.url);
    }
    throw error;
  }
}
