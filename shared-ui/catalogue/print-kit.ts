import { join } from 'node:path';
import { readKit } from './read-kit.ts';

/* Prints the kit's documentation as JSON for the tests, whose environment cannot run TypeScript's type checker. */
console.log(JSON.stringify(readKit(join(import.meta.dirname, '..'))));
