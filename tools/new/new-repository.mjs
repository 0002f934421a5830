import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { publicPackages } from '../packages/public-packages.mjs';
import { runCommand } from '../workspace/command.mjs';
import { readJson } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';
import { GeneratorError } from './generator-error.mjs';
import { checkBlockName, checkRemoteName, pascalCase } from './names.mjs';
import { writeTemplate } from './templates.mjs';

/** Folder in the new repository for the archives of the packages. */
const ARCHIVES = 'packages';
/** A new repository uses the versions of tools in this file, besides those of the workspace's root. */
const VERSIONS_FROM = 'mf-content-blocks/package.json';
const TEAM = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Makes a repository for one remote: a block that shows a list, the list and a page as content, tests, development page, continuous
 * integration, and a key request.
 *
 * @param {{ root: string, remote: string, folder: string, packages?: string, registry?: string, team?: string }} options `root`: of
 *   the workspace; `folder`: absolute path of the repository; `packages`: absolute path of a folder with archives; `registry`: address of
 *   the package registry that has the packages, if there are no archives
 * @returns {Promise<string[]>} the new files' paths, relative to the repository
 * @throws {GeneratorError} when a name is invalid, the folder is in use, or an archive is missing
 */
export async function newRepository({
  root,
  remote,
  folder,
  packages,
  registry,
  team = remote.replace(/^mf-/, ''),
}) {
  checkRemoteName(remote);
  if (!TEAM.test(team))
    throw new GeneratorError(`"${team}" is not a valid team name: write it in kebab case.`);
  if (!packages === !registry || (registry && !URL.canParse(registry))) {
    throw new GeneratorError(
      'Say where the packages come from: --packages <folder> with the archives of `npm run pack:packages`, or --registry <url>.',
    );
  }
  if (!relative(root, folder).startsWith('..')) {
    throw new GeneratorError(
      `${folder} is inside the workspace. Name a folder elsewhere, or use: npm run new:remote -- ${remote}`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    throw new GeneratorError(`${folder} is not empty.`);
  }
  const list = remote.replace(/^mf-/, '');
  const block = `${list}-overview`;
  checkBlockName(block);
  const values = {
    remote,
    team,
    list,
    block,
    Block: pascalCase(block),
    Title: pascalCase(list),
    // Without this line, npm would ask its public registry, where the scope may be somebody else's.
    scopeRegistry: registry ? `@stadtraum:registry=${registry}\n` : '',
    queryPrefix: `tx_${list.replaceAll('-', '')}`,
    ...toolVersions(root),
    ...(await kitVersions(root, packages)),
  };
  await mkdir(folder, { recursive: true });
  const files = [
    ...(await writeTemplate({ template: 'repository', root: folder, folder: '.', values })),
    ...(await writeTemplate({
      template: 'list-block',
      root: folder,
      folder: join('src/blocks', block),
      values,
    })),
    ...(packages ? await copyArchives(root, packages, folder) : []),
  ];
  await format(folder);
  return files.sort();
}

/**
 * Writes the repository's lockfile.
 *
 * @param {string} folder of the repository
 * @returns {Promise<string | undefined>} why it could not be written; undefined if it was
 */
export async function installInRepository(folder) {
  const parameters = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const { status, lines } = await runCommand('npm', [...parameters, '--loglevel=error'], {
    cwd: folder,
    env: withoutNpmSettings(),
  });
  return status === 0
    ? undefined
    : (lines.find((line) => line.startsWith('npm error')) ?? lines.at(-1) ?? 'npm failed');
}

/** npm tells its scripts its settings, which include the workspace's own. @returns {NodeJS.ProcessEnv} */
function withoutNpmSettings() {
  const names = Object.keys(process.env).filter((name) =>
    /^npm_(config_local_prefix|package_|lifecycle_)/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** @param {string} root */
function toolVersions(root) {
  const { devDependencies: tools } = readJson(join(root, 'package.json'));
  const { dependencies, peerDependencies, devDependencies } = readJson(join(root, VERSIONS_FROM));
  return {
    typebox: dependencies['@sinclair/typebox'],
    react: peerDependencies.react,
    biome: tools['@biomejs/biome'],
    testingDom: readJson(join(root, 'shared-ui/package.json')).devDependencies['@testing-library/dom'],
    jestDom: tools['@testing-library/jest-dom'],
    testingReact: devDependencies['@testing-library/react'],
    typesJest: tools['@types/jest'],
    typesReact: tools['@types/react'],
    typesReactDom: tools['@types/react-dom'],
    jest: tools.jest,
    jsdom: tools['jest-environment-jsdom'],
    typescript: tools.typescript,
  };
}

/**
 * The version of each package, and where npm finds it.
 *
 * @param {string} root
 * @param {string | undefined} archives
 */
async function kitVersions(root, archives) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const { folder, manifest } of publicPackages(root)) {
    const name = folder.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
    values[`${name}Version`] = manifest.version;
    values[name] = archives
      ? `file:${ARCHIVES}/${await archiveOf(archives, folder)}`
      : `^${manifest.version}`;
  }
  return values;
}

/** @param {string} root @param {string} archives @param {string} folder */
async function copyArchives(root, archives, folder) {
  await mkdir(join(folder, ARCHIVES), { recursive: true });
  const files = [];
  for (const { folder: name } of publicPackages(root)) {
    const file = await archiveOf(archives, name);
    await copyFile(join(archives, file), join(folder, ARCHIVES, file));
    files.push(`${ARCHIVES}/${file}`);
  }
  return files;
}

/** @param {string} archives @param {string} folder of a package */
async function archiveOf(archives, folder) {
  const pattern = new RegExp(`^stadtraum-${folder}-\\d+\\.\\d+\\.\\d+\\.tgz$`);
  const names = existsSync(archives) ? (await readdir(archives)).filter((name) => pattern.test(name)) : [];
  const [file] = names;
  if (file !== undefined && names.length === 1) return file;
  const reason = file === undefined ? `has no archive of ${folder}` : `has several archives of ${folder}`;
  throw new GeneratorError(
    `${archives}${sep} ${reason}. Write them with: npm run pack:packages -- ${archives}`,
  );
}

/** Formats the new files, because the order of their imports depends on the names. @param {string} folder */
async function format(folder) {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { status, lines } = await runCommand(process.execPath, [biome, 'check', '--write', '.'], {
    cwd: folder,
  });
  if (status !== 0) throw new GeneratorError(`The new files could not be formatted:\n${lines.join('\n')}`);
}
