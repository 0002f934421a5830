import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type PublicKey, parsePublicKey } from '@stadtraum/federation-kit/signing';
import { invalidSetting } from '@stadtraum/server-base/settings';

const SETTING = 'REGISTRY_KEYS';
/** The registry writes its public key into this file of the site's data directory. */
const KEY_FILE = join('registry', 'public-key');
/** Milliseconds between two looks for the file. */
const POLL_MS = 100;

/**
 * Parses the public keys of `REGISTRY_KEYS`, separated by commas. Undefined if the setting is empty.
 *
 * @throws CodedError SETTING_INVALID
 */
export function parseRegistryKeys(value: string | undefined): PublicKey[] | undefined {
  if (!value) return undefined;
  return value.split(',').map((text) => parseKey(text.trim(), SETTING));
}

/**
 * Reads the public key of a registry that uses the same data directory.
 *
 * @param waitMs how long to wait for a registry that is making its key at this moment
 * @throws CodedError SETTING_INVALID
 */
export async function readRegistryKeyFile(siteDirectory: string, waitMs: number): Promise<PublicKey[]> {
  const path = join(siteDirectory, KEY_FILE);
  const end = performance.now() + waitMs;
  for (;;) {
    const lines = await readLines(path);
    if (lines.length > 0) return lines.map((line) => parseKey(line, path));
    if (performance.now() >= end) throw missing(path);
    await delay(POLL_MS);
  }
}

async function readLines(path: string): Promise<string[]> {
  try {
    const text = await readFile(path, 'utf8');
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw invalidSetting(SETTING, path, reasonOf(error));
  }
}

function parseKey(text: string, origin: string): PublicKey {
  try {
    return parsePublicKey(text);
  } catch (error) {
    throw invalidSetting(SETTING, origin === SETTING ? text : origin, reasonOf(error));
  }
}

function missing(path: string) {
  const reason = `the shell accepts only live sets that a known registry has signed, and ${path} does not exist. Set it to the key that \`curl <registry>/identity\` prints, or start the registry on this data directory first`;
  return invalidSetting(SETTING, 'not set', reason);
}
