import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
