import type { RegistryClient } from '../clients/registry-client.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What every command gets. */
export interface CommandContext {
  registry: RegistryClient;
  terminal: Terminal;
  /** The folder in which the command was called. */
  cwd: string;
  /** URL of the site, without a trailing slash. */
  siteUrl: string;
}
