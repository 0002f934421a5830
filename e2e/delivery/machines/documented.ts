import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../site/site.ts';

/** The commands of docs/operations.md that the machines run, with their settings files in place of those in /etc/stadtraum. */
export const DOCUMENTED = {
  registry: 'node --env-file=/etc/stadtraum/registry.env registry/dist/server/main.js',
  contentApi: 'node --env-file=/etc/stadtraum/content-api.env content-api/dist/main.js',
  shell:
    'node --env-file=/etc/stadtraum/shell.env --env-file=/etc/stadtraum/shell-1.env shell/dist/server/main.js',
  identity: 'curl --silent http://127.0.0.1:4001/identity',
  publish:
    'node --env-file=/etc/stadtraum/registry.env registry-cli/bin/registry.mjs publish shell shared-ui mf-*',
  activate:
    'node --env-file=/etc/stadtraum/registry.env registry-cli/bin/registry.mjs activate shell shared-ui mf-*',
  backup:
    'node --env-file=/etc/stadtraum/registry.env content-api/dist/operate.js backup /var/backups/stadtraum-keys keys',
} as const;

const NEEDS_A_MACHINE = 'changes the machine; tools/deploy checks the files that it installs';
const NEEDS_CONTAINERS = 'needs a container runtime and base images, which test machines lack';

/** The other commands of the section, and why no test runs them. */
export const NOT_RUN: readonly (readonly [start: string, reason: string])[] = [
  ['install -', NEEDS_A_MACHINE],
  ['editor ', 'needs a person'],
  ['systemctl ', NEEDS_A_MACHINE],
  ['buildah ', NEEDS_CONTAINERS],
  ['podman ', NEEDS_CONTAINERS],
];

/** Runs a command as documented. @param replacements what this machine has in place of documented addresses and paths @returns its output */
export async function runDocumented(
  command: string,
  replacements: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const local = Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, to), command);
  const { stdout } = await promisify(execFile)('sh', ['-c', local], {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
  });
  return stdout;
}
