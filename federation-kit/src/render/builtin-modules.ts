import { createRequire } from 'node:module';

/**
 * Node's built-in modules that a server bundle may require, because they only compute. Blocks must not depend on files, network or
 * processes. This is not a sandbox.
 */
const ALLOWED = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'querystring',
  'stream',
  'stream/web',
  'string_decoder',
  'url',
  'util',
]);

const requireFromNode = createRequire(import.meta.url);

/** The built-in module; undefined if it does not exist or is not allowed. */
export function builtinModule(specifier: string): unknown {
  const name = specifier.startsWith('node:') ? specifier.slice('node:'.length) : specifier;
  return ALLOWED.has(name) ? requireFromNode(`node:${name}`) : undefined;
}
