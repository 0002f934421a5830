import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program that runs the renderer from source: its entry, and the options that let Node run TypeScript. */
export const SOURCE_RENDERER = {
  entry: pathToFileURL(join(import.meta.dirname, '../src/renderer/main.ts')),
  nodeOptions: [
    '--conditions=source',
    '--import',
    join(import.meta.dirname, '../../tools/typescript/register.mjs'),
  ],
};

/** Stands for the hash of the server's code. */
export const SOURCE_CODE = '0123456789abcdef';
