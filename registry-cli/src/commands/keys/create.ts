import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { KeyRequest } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, readKeyFile, writeKeyFile } from '@stadtraum/federation-kit/signing';
import { cliError } from '../../errors.ts';
import { TEAM_KEY_FILE } from '../../signing/find-key.ts';
import { readApp } from '../../workspace/apps.ts';
import type { CommandContext } from '../context.ts';
import {
  checkKeyRequest,
  choicesOf,
  type KeyRequestOptions,
  REQUEST_FILE,
  TEAM_ROLES,
} from './key-request.ts';

type LocalContext = Pick<CommandContext, 'terminal' | 'prompt' | 'cwd' | 'root'>;

export interface KeyFileOptions extends KeyRequestOptions {
  /** Path of the private key, relative to the current folder. @default .stadtraum/key.pem in the repository's root */
  file?: string;
}

/**
 * `keys create`: makes a team's key and the request for it. The private key never leaves the machine.
 *
 * @throws CodedError KEY_EXISTS, KEY_REQUEST_INCOMPLETE, KEY_REQUEST_INVALID
 */
export async function createKey(options: KeyFileOptions, context: LocalContext): Promise<KeyRequest> {
  const { cwd, root, terminal } = context;
  const path = keyPath(options, context);
  if (existsSync(path)) throw keyExists(path, cwd);
  const key = generateSigningKey();
  const request = await askForRequest(key.publicKey.text, options, context);
  await writeKeyFile(path, key).catch((error) => {
    throw error.code === 'EEXIST' ? keyExists(path, cwd) : error;
  });
  if (path === join(root, TEAM_KEY_FILE)) await writeFile(join(dirname(path), '.gitignore'), '*\n');
  terminal.line(
    `The private key is in ${relative(cwd, path)}. Only you can read it; keep it secret, out of Git and backed up.`,
  );
  return writeRequest(request, key.publicKey.id, context);
}

/**
 * `keys request`: writes the request for a key that exists.
 *
 * @throws CodedError KEY_MISSING, KEY_INVALID, KEY_REQUEST_INCOMPLETE, KEY_REQUEST_INVALID
 */
export async function requestKey(options: KeyFileOptions, context: LocalContext): Promise<KeyRequest> {
  const path = keyPath(options, context);
  const key = await readKeyFile(path);
  if (!key) throw cliError('KEY_MISSING', { places: relative(context.cwd, path) });
  const request = await askForRequest(key.publicKey.text, options, context);
  return writeRequest(request, key.publicKey.id, context);
}

function keyPath({ file }: KeyFileOptions, { cwd, root }: LocalContext): string {
  return file === undefined ? join(root, TEAM_KEY_FILE) : resolve(cwd, file);
}

function keyExists(path: string, cwd: string): Error {
  return cliError('KEY_EXISTS', { path: relative(cwd, path) });
}

/** Takes what the options lack from the person at the terminal. */
async function askForRequest(
  publicKey: string,
  options: KeyRequestOptions,
  { prompt, cwd, root }: LocalContext,
): Promise<KeyRequest> {
  const app = (await readApp(cwd).catch(() => undefined)) ?? (await readApp(root).catch(() => undefined));
  const ask = async (what: string, question: string, defaultValue = '') => {
    const answer = prompt.isTerminal
      ? await prompt.ask(`${question}${defaultValue && ` [${defaultValue}]`}: `)
      : '';
    if (answer || defaultValue) return answer || defaultValue;
    throw cliError('KEY_REQUEST_INCOMPLETE', { missing: what });
  };
  const answers = {
    team: options.team ?? (await ask('a team', 'Team')),
    remotes: options.remotes ?? (await ask('remotes', 'Releases, separated by commas', app?.name)),
    roles: options.roles ?? TEAM_ROLES.join(','),
  };
  return checkKeyRequest({ publicKey, ...choicesOf(answers) }, 'the request');
}

async function writeRequest(
  request: KeyRequest,
  id: string,
  { terminal, cwd, root }: LocalContext,
): Promise<KeyRequest> {
  const path = join(root, REQUEST_FILE);
  await writeFile(path, `${JSON.stringify(request, null, 2)}\n`);
  terminal.line(
    `The request for key ${id} is in ${relative(cwd, path)}: team ${request.team}, ${request.remotes.join(', ')}.`,
  );
  terminal.line('Send it to the platform team, which runs `registry keys add key-request.json`.');
  return request;
}
