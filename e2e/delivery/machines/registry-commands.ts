import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../site/site.ts';

const run = promisify(execFile);
const COMMAND = join(REPOSITORY, 'registry-cli/bin/registry.mjs');

export interface LiveSet {
  id: string;
  sequence: number;
  createdAt: string;
  releases: { name: string; version: string }[];
}

/** What a pipeline needs for commands. */
export interface RegistryAccess {
  url: string;
  /** Path of a private key. */
  keyFile: string;
  /** For commands that read the site. */
  siteUrl?: string;
}

/** Runs a command of the registry as a pipeline does. @returns its output */
export async function registryCommand(
  { url, keyFile, siteUrl }: RegistryAccess,
  ...parameters: string[]
): Promise<string> {
  const site = siteUrl === undefined ? {} : { SITE_URL: siteUrl };
  const env = { ...process.env, REGISTRY_URL: url, SIGNING_KEY_FILE: keyFile, ...site };
  const { stdout } = await run(process.execPath, [COMMAND, ...parameters], { cwd: REPOSITORY, env });
  return stdout;
}

/** The current live set. @param id of an earlier live set */
export async function readLiveSet({ url }: RegistryAccess, id?: string): Promise<LiveSet> {
  const response = await fetch(`${url}/${id === undefined ? 'live-set' : `live-sets/${id}`}`);
  if (!response.ok) throw new Error(`The registry has no live set ${id ?? ''}: ${await response.text()}`);
  return (await response.json()) as LiveSet;
}
