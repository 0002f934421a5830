import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { serverError } from './errors.ts';

/*
 * Reads environment variables for all servers and commands. An empty variable counts as unset. Each function throws
 * SETTING_INVALID with the variable's name, its value (unless it is a secret) and the expected format.
 */

export type Environment = Readonly<Record<string, string | undefined>>;

/** The workspace's root; the relative path is the same from the source and from the build. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Absolute path of `DATA_DIRECTORY`. A relative path is resolved from the workspace's root, not from the working directory
 * (OP1). @default .data
 */
export function dataDirectory(environment: Environment): string {
  return resolve(ROOT, environment.DATA_DIRECTORY || '.data');
}

/** A port number. @param min 0 if the system may choose a free port */
export function port(environment: Environment, name: string, defaultValue: number, min: 0 | 1 = 0): number {
  const value = environment[name] || String(defaultValue);
  if (/^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= 65_535) return Number(value);
  throw invalidSetting(name, value, `a port is a number from ${min} to 65535`);
}

/** A whole number from `min` to 9,999,999. */
export function integer(environment: Environment, name: string, defaultValue: number, min = 1): number {
  const value = environment[name] || String(defaultValue);
  if (/^\d{1,7}$/.test(value) && Number(value) >= min) return Number(value);
  throw invalidSetting(name, value, `expected a number from ${min} to 9999999`);
}

/** A number of bytes. */
export function bytes(environment: Environment, name: string, defaultValue: number, min = 0): number {
  const value = environment[name] || String(defaultValue);
  if (/^\d{1,13}$/.test(value) && Number(value) >= min) return Number(value);
  throw invalidSetting(name, value, `expected a number of bytes, ${min} or more`);
}

export function flag(environment: Environment, name: string): boolean {
  return oneOf(environment, name, ['false', 'true'] as const, 'false') === 'true';
}

export function oneOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  defaultValue: Choice,
): Choice {
  const value = environment[name] || defaultValue;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw invalidSetting(name, value, `expected one of ${choices.join(', ')}`);
  return choice;
}

/** An http or https URL. */
export function url(environment: Environment, name: string, defaultValue: string): URL {
  const value = environment[name] || defaultValue;
  if (URL.canParse(value) && /^https?:\/\//.test(value)) return new URL(value);
  throw invalidSetting(name, value, 'expected an absolute http or https URL');
}

/** An origin: scheme, host and port, without a path. */
export function origin(environment: Environment, name: string, defaultValue: string): string {
  const given = url(environment, name, defaultValue);
  if (given.pathname === '/' && given.search === '' && given.username === '') return given.origin;
  throw invalidSetting(
    name,
    environment[name] ?? defaultValue,
    'expected http://host or https://host, without a path',
  );
}

/** Host names in lower case, without ports, from a comma-separated list. */
export function hostNames(environment: Environment, name: string, defaultValue: string): string[] {
  const value = environment[name] || defaultValue;
  return value.split(',').map((host) => checkedHost(name, host.trim()));
}

/** An IP address or host name to listen on; the brackets that URLs have around an IPv6 address are removed. */
export function listenAddress(environment: Environment, name: string, defaultValue: string): string {
  const value = (environment[name] || defaultValue).replace(/^\[(.*)\]$/, '$1');
  return isIP(value) ? value : checkedHost(name, value);
}

export function hostName(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return value ? checkedHost(name, value) : undefined;
}

/** A secret of at least 32 characters. Errors do not contain it. */
export function secret(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  if (value === undefined || value.length >= 32) return value;
  throw invalidSetting(name, '…', 'expected at least 32 characters');
}

/** An existing directory. @param defaultValue absolute path */
export function directory(environment: Environment, name: string, defaultValue: string): string {
  const value = environment[name];
  if (!value) return defaultValue;
  const path = resolve(ROOT, value);
  try {
    if (!statSync(path).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw invalidSetting(name, path, reasonOf(error));
  }
  return path;
}

export function invalidSetting(name: string, value: string, reason: string): CodedError {
  return serverError('SETTING_INVALID', { name, value, reason });
}

function checkedHost(name: string, host: string): string {
  if (/^([A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,10}|\[[0-9A-Fa-f:.]{2,45}\])$/.test(host)) {
    return host.toLowerCase();
  }
  throw invalidSetting(name, host, 'expected a host name such as www.example.org, without scheme and port');
}
