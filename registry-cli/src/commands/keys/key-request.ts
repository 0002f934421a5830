import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { KeyRequest, ROLES } from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { parsePublicKey } from '@stadtraum/federation-kit/signing';
import { cliError } from '../../errors.ts';

/** A team sends this file to a person who manages keys. It holds no secret. */
export const REQUEST_FILE = 'key-request.json';

/** What a team usually needs for its own releases. */
export const TEAM_ROLES = ['publish', 'activate', 'roll-back', 'retire'] as const;

/** Options that fill in a key request, or change what it asks for. */
export interface KeyRequestOptions {
  team?: string;
  /** Comma-separated. */
  remotes?: string;
  /** Comma-separated, or `all`. */
  roles?: string;
}

const validate = lazyValidator(KeyRequest, { every: true });

/** @throws CodedError KEY_REQUEST_INVALID */
export async function readKeyRequest(
  file: string,
  cwd: string,
  options: KeyRequestOptions = {},
): Promise<KeyRequest> {
  const value = await readJson(resolve(cwd, file), file);
  return checkKeyRequest({ ...value, ...choicesOf(options) }, file);
}

async function readJson(path: string, name: string): Promise<object> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw cliError('KEY_REQUEST_INVALID', { file: name, reason: reasonOf(cause) }, { cause });
  }
}

/**
 * @param origin where it came from, for the message
 * @throws CodedError KEY_REQUEST_INVALID
 */
export function checkKeyRequest(value: unknown, origin: string): KeyRequest {
  const result = validate(value);
  if (!result.ok) {
    throw cliError('KEY_REQUEST_INVALID', { file: origin, reason: describeViolations(result.violations) });
  }
  parsePublicKey(result.value.publicKey);
  return result.value;
}

/** The parts of a request that these options name. */
export function choicesOf({
  team,
  remotes,
  roles,
}: KeyRequestOptions): Partial<Record<keyof KeyRequest, unknown>> {
  return {
    ...(team !== undefined && { team }),
    ...(remotes !== undefined && { remotes: listOf(remotes) }),
    ...(roles !== undefined && { roles: roles === 'all' ? [...ROLES] : listOf(roles) }),
  };
}

/** A public key, given as text or as the key request that holds it. @throws CodedError KEY_INVALID, KEY_REQUEST_INVALID */
export async function readPublicKey(textOrFile: string, cwd: string): Promise<string> {
  if (textOrFile.startsWith('ed25519:')) return parsePublicKey(textOrFile).text;
  return (await readKeyRequest(textOrFile, cwd)).publicKey;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
