import type { Activation } from '@stadtraum/contracts/registry-api';
import { confirm } from '../terminal/prompt.ts';
import { describeActivation } from '../terminal/wording.ts';
import { expectKnownName } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

/** `retire <name>`: takes a remote off the site. Refused while live content uses its blocks. */
export async function retire(
  name: string,
  options: { yes?: boolean },
  context: CommandContext,
): Promise<Activation> {
  const { registry, terminal, prompt } = context;
  await announce(`Retire ${name}`, context);
  const [liveSet, published] = await Promise.all([registry.liveSet(), registry.releases()]);
  expectKnownName(name, published, liveSet?.releases.map((release) => release.name) ?? [], registry.url);
  await confirm(`take ${name} off the site`, options, prompt);
  const { activation } = await terminal.step('retire', async () => {
    const result = await registry.retire(name);
    return { detail: describeActivation(result), activation: result };
  });
  return activation;
}
