/*
 * Makes a repository for a remote that is not part of this workspace.
 *
 *   npm run new:repository -- mf-jobs ../mf-jobs (--packages <folder> | --registry <url>) [--team jobs]
 *
 *   --packages  a folder with the archives that `npm run pack:packages` writes; the repository then contains them
 *   --registry  the package registry to which the packages are published; never asked for other packages
 *   --team      name of the team; default: the remote's name without mf-
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GeneratorError } from './new/generator-error.mjs';
import { installInRepository, newRepository } from './new/new-repository.mjs';
import { ROOT } from './workspace/root.mjs';

const USAGE =
  'Usage: npm run new:repository -- mf-<name> <folder> (--packages <folder> | --registry <url>) [--team <name>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { packages: { type: 'string' }, registry: { type: 'string' }, team: { type: 'string' } },
  });
  const [remote, folder] = positionals;
  if (!remote || !folder) throw new GeneratorError(USAGE);
  const from = process.env.INIT_CWD ?? process.cwd();
  const target = resolve(from, folder);
  const files = await newRepository({
    root: ROOT,
    remote,
    folder: target,
    ...(values.packages && { packages: resolve(from, values.packages) }),
    ...(values.registry && { registry: values.registry }),
    ...(values.team && { team: values.team }),
  });
  for (const file of files) console.log(`  new  ${file}`);
  const problem = await installInRepository(target);
  console.log(
    problem
      ? `\nThere is no package-lock.json yet, because npm could not ask the package registry: ${problem}\nRun this when it can: cd ${folder} && npm install`
      : `  new  package-lock.json`,
  );
  console.log(`
Next, in ${folder}:
  npm ci          installs the packages
  npm test        runs the tests
  npm run dev     shows the blocks with their examples
README.md describes the way to the site.`);
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  console.error(error instanceof TypeError ? `${message}\n${USAGE}` : message);
  process.exitCode = 1;
}
