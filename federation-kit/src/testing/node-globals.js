/*
 * jsdom replaces Node's globals. react-dom/server needs two of them, and the conformance suite needs to know which globals
 * exist in Node. This file is JavaScript, because a remote's tests are type-checked without Node's types.
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInNewContext } from 'node:vm';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

/** Names of the globals that exist in Node. */
export const NODE_GLOBALS = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  'AbortController',
  'AbortSignal',
  'Buffer',
  'Event',
  'EventTarget',
  'Headers',
  'Intl',
  'MessageChannel',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'global',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
]);
