import { createRegistryClient } from '../clients/registry-client.ts';
import type { CommandContext } from '../commands/context.ts';
import { createIdentity } from '../signing/identity.ts';
import { createPrompt, type InputStream } from '../terminal/prompt.ts';
import { createTerminal, type OutputStream } from '../terminal/terminal.ts';
import { findRoot } from '../workspace/root.ts';
import { readKeySettings, readTargets } from './settings.ts';

/** The process in which a command runs, or what a test puts in its place. */
export interface Host {
  env: NodeJS.ProcessEnv;
  cwd: string;
  stdin: InputStream;
  stdout: OutputStream;
  stderr: OutputStream;
}

/** Options that many commands have. */
export interface CommonOptions {
  /** Print the result as JSON on stdout; everything else goes to stderr. */
  json?: boolean;
  /** Why, for the log. */
  reason?: string;
}

export function createContext(
  { env, cwd, stdin, stdout, stderr }: Host,
  { json = false, reason }: CommonOptions,
): CommandContext {
  const root = findRoot(cwd);
  const { registryUrl, siteUrl } = readTargets(env);
  const identity = createIdentity(root, cwd, readKeySettings(env));
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
