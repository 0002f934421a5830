import { createRequire } from 'node:module';

/**
 * Modules of Node that a server bundle may require: those that compute. Files, network and processes are not a block's
 * business; this keeps an honest bundle from depending on them, it is no sandbox.
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

/** The builtin module, or undefined when there is none of that name or it is not allowed. */
export function builtinModule(specifier: string): unknown {
  const name = specifier.startsWith('node:') ? specifier.slice('node:'.length) : specifier;
  return ALLOWED.has(name) ? requireFromNode(`node:${name}`) : undefined;
}
