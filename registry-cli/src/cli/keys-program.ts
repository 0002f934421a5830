import type { Command } from 'commander';
import { addKey, type ChangeOptions, revokeKey, rotateKey } from '../commands/keys/change.ts';
import { createKey, type KeyFileOptions, requestKey } from '../commands/keys/create.ts';
import type { KeyRequestOptions } from '../commands/keys/key-request.ts';
import { listKeys } from '../commands/keys/list.ts';
import { perform, withConfirmation, withReason } from './define-command.ts';
import type { Host } from './host.ts';

/** Declares `keys` and its commands. */
export function addKeysCommand(program: Command, host: Host): void {
  const keys = program
    .command('keys')
    .description("make and request a key, or manage the registry's trusted keys");
  perform<{ json?: boolean }, []>(
    host,
    keys.command('list').description('show whom the registry trusts with what'),
    (context, options) => listKeys(options, context),
  );
  perform<KeyFileOptions, []>(
    host,
    withKeyFile(withGrants(keys.command('create'))).description(
      "make this repository's key and key-request.json",
    ),
    (context, options) => createKey(options, context),
  );
  perform<KeyFileOptions, []>(
    host,
    withKeyFile(withGrants(keys.command('request'))).description(
      'write key-request.json for the key that exists',
    ),
    (context, options) => requestKey(options, context),
  );
  perform<KeyRequestOptions, [string]>(
    host,
    withReason(withGrants(keys.command('add <key-request.json>'))).description(
      "trust a team's key with what its request asks for; options grant something else",
    ),
    (context, options, file) => addKey(file, options, context),
  );
  perform<ChangeOptions, [string]>(
    host,
    withConfirmation(keys.command('revoke <id>')).description('stop trusting a key'),
    (context, options, id) => revokeKey(id, options, context),
  );
  perform<ChangeOptions, [string, string]>(
    host,
    withConfirmation(keys.command('rotate <id> <new>')).description(
      'replace a key by a new one, given as its public key or its key request',
    ),
    (context, options, id, next) => rotateKey(id, next, options, context),
  );
}

function withGrants(command: Command): Command {
  return command
    .option('--team <team>', 'whose key it is')
    .option('--remotes <names>', 'releases that it may act on, separated by commas; * for all')
    .option('--roles <roles>', 'what it may do, separated by commas, or `all`');
}

function withKeyFile(command: Command): Command {
  return command.option('--file <path>', 'the private key (default .stadtraum/key.pem)');
}
