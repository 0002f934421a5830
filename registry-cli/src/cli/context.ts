import { createRegistryClient } from '../clients/registry-client.ts';
import type { CommandContext } from '../commands/context.ts';
import { createIdentity } from '../signing/identity.ts';
import { createPrompt } from '../terminal/prompt.ts';
import { createTerminal } from '../terminal/terminal.ts';
import { findRoot } from '../workspace/root.ts';
import { readTargets } from './settings.ts';

/** Options that many commands have. */
export interface CommonOptions {
  /** Print the result as JSON on stdout; everything else goes to stderr. */
  json?: boolean;
  /** Why, for the log. */
  reason?: string;
}

/** Creates the context of this process's command. */
export function createContext({ json = false, reason }: CommonOptions): CommandContext {
  const { env, stdin, stdout, stderr } = process;
  const cwd = process.cwd();
  const root = findRoot(cwd);
  const { registryUrl, siteUrl } = readTargets(env);
  const identity = createIdentity(root, cwd, env);
  const sender = async () => {
    const { key, commit } = await identity();
    return { key, commit, reason };
  };
  const notes = json ? stderr : stdout;
  return {
    registry: createRegistryClient(registryUrl, sender),
    terminal: createTerminal({ out: stdout, notes }, env),
    prompt: createPrompt(stdin, notes),
    cwd,
    root,
    siteUrl,
    identity,
  };
}
