/* Runs TypeScript sources in tests that start real processes: node --conditions=source --import <this file> … */
import { register } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { OPTIMISE_LATE } from '../../federation-kit/bin/optimise-late.mjs';

setFlagsFromString(OPTIMISE_LATE);
register('./hooks.mjs', import.meta.url);
