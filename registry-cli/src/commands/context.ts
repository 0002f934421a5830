import type { RegistryClient } from '../clients/registry-client.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The parameters that all commands share. */
export interface CommandContext {
  registry: RegistryClient;
  terminal: Terminal;
  /** The folder in which the command was called. */
  cwd: string;
  /** URL of the site, without a trailing slash. */
  siteUrl: string;
}
