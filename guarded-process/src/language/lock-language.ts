import process from 'node:process';
import { Script } from 'node:vm';
import { ALLOWED_GLOBALS } from './allowed-globals.ts';
import { createFacades, type OnWarning } from './facades.ts';
import { freezeLanguage } from './freeze.ts';

/** Node's options for the language layer. Without them, `lockLanguage` has no effect. */
export const LANGUAGE_OPTIONS = ['--disallow-code-generation-from-strings'];

/** What `Function` means at the moment. */
let functionConstructor: unknown = Function;
let isLocked = false;

/**
 * In a guarded process with the language layer: takes everything from the global object that leads to the process or is shared with
 * it, and freezes the rest, for good. Call it before code of releases is evaluated, once all of the program is loaded.
 *
 * @param onWarning takes what releases write to the console; checks need it, production renderers do not
 * @returns whether this process has the language layer
 */
export function lockLanguage(onWarning?: OnWarning): boolean {
  if (isLocked || !LANGUAGE_OPTIONS.every((option) => process.execArgv.includes(option))) return isLocked;
  isLocked = true;
  for (const key of Reflect.ownKeys(globalThis)) {
    if (typeof key === 'string' && ALLOWED_GLOBALS.has(key)) fix(key);
    else Reflect.deleteProperty(globalThis, key);
  }
  const getFunction = () => functionConstructor;
  Object.defineProperty(globalThis, 'Function', { get: getFunction, enumerable: false });
  for (const [name, value] of Object.entries(createFacades(onWarning))) {
    Object.defineProperty(globalThis, name, { value, enumerable: false });
  }
  // These register objects with the process.
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  // `RegExp.$1` and its like are what the last match of any block has left.
  const lastMatch = /^(\$.|input|last(Match|Paren)|(left|right)Context)$/;
  for (const name of Object.getOwnPropertyNames(RegExp)) {
    if (lastMatch.test(name)) Reflect.deleteProperty(RegExp, name);
  }
  freezeLanguage([globalThis, getFunction]);
  return true;
}

/** Replaces a getter that Node evaluates lazily by its value. */
function fix(key: string): void {
  const value = Reflect.get(globalThis, key);
  Reflect.defineProperty(globalThis, key, { value, writable: false, enumerable: false, configurable: true });
}

/**
 * Runs `work` of this program that compiles code from strings, as the validators of JSON Schemas do. Only this program's code may run
 * meanwhile.
 */
export function compilingFromStrings<Result>(work: () => Result): Result {
  if (!isLocked) return work();
  const before = functionConstructor;
  functionConstructor = CompiledFunction;
  try {
    return work();
  } finally {
    functionConstructor = before;
  }
}

/** Compiles like `Function`; Node's option forbids only the original. A script compiles a fifth faster than `compileFunction`. */
function CompiledFunction(...parts: string[]): unknown {
  const body = parts.pop() ?? '';
  return new Script(`(function (${parts.join()}\n) {${body}\n})`).runInThisContext();
}
