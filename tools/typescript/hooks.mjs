import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Compiled files are cached: loading the compiler takes longer than the rest of a renderer's start. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/stadtraum-typescript');

/** Finds the CommonJS build of a package, which Node loads without hooks. */
const { resolve: resolveCommonJs } = createRequire(import.meta.url);
/** Packages of so many files that a switch of threads for each takes longer than loading them. */
const LARGE_PACKAGES = ['@sinclair/typebox'];

/**
 * Node's hook for resolving a specifier.
 *
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  if (!LARGE_PACKAGES.includes(specifier)) return nextResolve(specifier, context);
  return { url: pathToFileURL(resolveCommonJs(specifier)).href, format: 'commonjs', shortCircuit: true };
}

/**
 * Node's hook for loading a module: compiles TypeScript.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  // Synchronous reads: a start loads hundreds of small files, and each asynchronous read costs several switches of threads.
  const text = readFileSync(filename, 'utf8');
  const cached = join(CACHE, `${createHash('sha256').update(`${filename}\0${text}`).digest('hex')}.mjs`);
  const source = read(cached) ?? (await compile(filename, text, cached));
  return { format: 'module', source, shortCircuit: true };
}

/** @param {string} file @returns {string | undefined} undefined if the file does not exist */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} filename
 * @param {string} text
 * @param {string} target file in the cache
 */
async function compile(filename, text, target) {
  const { transform } = await import('@swc/core');
  const { code } = await transform(text, {
    filename,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  await mkdir(CACHE, { recursive: true });
  const temporary = `${target}.${randomUUID()}`;
  await writeFile(temporary, code);
  await rename(temporary, target);
  return code;
}
