/**
 * Runs drizzle-kit's command line with this package's drizzle-orm. By default, drizzle-kit looks for drizzle-orm next to itself,
 * but npm may install the two in different folders.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const packages = path.resolve(path.dirname(require.resolve('drizzle-orm')), '..');
const commandLine = path.join(path.dirname(require.resolve('drizzle-kit')), 'bin.cjs');

// The hook redirects `import` of drizzle-orm, and NODE_PATH redirects `require`.
const asModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;
const hook = asModule(`
  export const resolve = (name, context, next) =>
    next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`);
const register = asModule(`
  import { register } from 'node:module';
  register(${JSON.stringify(hook)});`);

const { status } = spawnSync(
  process.execPath,
  ['--import', register, commandLine, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_PATH: packages } },
);
process.exit(status ?? 1);
