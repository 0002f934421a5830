#!/usr/bin/env node
// This file is not in dist, because npm links a package's commands at install time, before anything is built.
await import('../dist/cli/main.js');
