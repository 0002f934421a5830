import { join } from 'node:path';
import { readKit } from './read-kit.ts';

/* For tests, from whose environment TypeScript's checker cannot be used: prints what the catalogue says about the kit. */
console.log(JSON.stringify(readKit(join(import.meta.dirname, '..'))));
