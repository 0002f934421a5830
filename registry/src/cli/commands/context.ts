import type { RegistryClient } from '../registry-client.ts';
import type { Terminal } from '../terminal.ts';

/** What every command works with. */
export interface CommandContext {
  registry: RegistryClient;
  terminal: Terminal;
  /** The folder that the command was called in. */
  cwd: string;
  /** Where the site answers, without a slash at its end. */
  siteUrl: string;
}
