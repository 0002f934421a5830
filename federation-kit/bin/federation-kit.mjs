#!/usr/bin/env node
// This file is not in dist, because npm links a package's commands at install time, before anything is built.
import { setFlagsFromString } from 'node:v8';
import { OPTIMISE_LATE } from './optimise-late.mjs';

setFlagsFromString(OPTIMISE_LATE);
await import('../dist/build/cli.js');
