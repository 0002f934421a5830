/**
 * The globals that code of releases gets, besides the facades: the language itself without what shares memory, compiles machine code
 * or reports garbage collection, and Node's classes that only compute.
 */
export const ALLOWED_GLOBALS: ReadonlySet<string> = new Set([
  ...[
    'globalThis',
    'undefined',
    'NaN',
    'Infinity',
    'Object',
    'Array',
    'Boolean',
    'String',
    'Symbol',
    'Number',
  ],
  ...['BigInt', 'Math', 'Date', 'RegExp', 'JSON', 'Intl', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef'],
  ...['Promise', 'Proxy', 'Reflect', 'Iterator', 'ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array'],
  ...['Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array'],
  ...[
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
    'Error',
    'AggregateError',
    'EvalError',
    'RangeError',
  ],
  ...[
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
    'parseFloat',
    'parseInt',
    'isFinite',
    'isNaN',
  ],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder'],
]);
