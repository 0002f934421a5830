/*
 * jsdom replaces Node's globals. react-dom/server needs two of them, and the conformance suite needs to know which globals
 * exist in a renderer. This file is JavaScript, because a remote's tests are type-checked without Node's types.
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInNewContext } from 'node:vm';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

/** What renderers take from the language: it shares memory, or compiles code. */
const TAKEN = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'eval'];

/** Names of the globals that code of releases has in a renderer (docs/security.md). */
export const RENDERER_GLOBALS = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)').filter((name) => !TAKEN.includes(name)),
  'AbortController',
  'AbortSignal',
  'Intl',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);
