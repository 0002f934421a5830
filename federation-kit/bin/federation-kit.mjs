#!/usr/bin/env node
// Not in dist, because npm links a package's commands at install time, when nothing is built yet.
await import('../dist/build/cli.js');
