import { resolve } from 'node:path';

/** This package and the repository. Built code is in `bench/dist`. */
export const BENCH = resolve(import.meta.dirname, '../..');
export const ROOT = resolve(BENCH, '..');

/** The monolith's build: `index.cjs`, `files.bin`. */
export const MONOLITH_FOLDER = resolve(BENCH, 'dist/monolith-build');
