import { join } from 'node:path';
import { readKit } from './read-kit.ts';

/* Prints what the catalogue says about the kit, for tests, whose environment cannot run TypeScript's checker. */
console.log(JSON.stringify(readKit(join(import.meta.dirname, '..'))));
