/** Tells a server whether a guarded process starts with certain layers: it reads the program that is to run, and reports. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { receive, report } from './child-side.ts';

receive(() => {});
readFileSync(process.argv[2] ?? '');
await report('ready');
