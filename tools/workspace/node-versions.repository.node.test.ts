import { satisfies } from 'semver';
import { LOWEST_NODES, NODE_RANGE } from './node-versions.mjs';
import { repositoryFiles } from './repository-files.mjs';

/** The version that documents, image and pipelines recommend. */
const RECOMMENDED = LOWEST_NODES.at(-1);

/** Packages that work on older versions than they state. fastify loads cookie only in `inject`, a means of testing. */
const STRICTER_THAN_NEEDED = ['node_modules/cookie'];

const textOf = (path: string) => repositoryFiles(path)[0]?.text ?? '';

test('every locked package runs on every version of Node that `engines` allows', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const versions = LOWEST_NODES.map((version) => (version.includes('.') ? version : `${version}.0.0`));
  const refused = Object.entries(packages).flatMap(([path, { engines }]) =>
    versions
      .filter((version) => path && engines?.node && !satisfies(version, engines.node))
      .map((version) => `${path} refuses Node ${version}: ${engines?.node}`),
  );
  expect(refused.filter((line) => !STRICTER_THAN_NEEDED.includes(line.split(' ')[0] ?? ''))).toEqual([]);
  expect(packages['']?.engines?.node).toBe(NODE_RANGE);
});

test('generated repositories have the same range', () => {
  const manifest = textOf('tools/new/templates/repository/package.json.template');
  expect(manifest).toContain(`"engines": { "node": "${NODE_RANGE}" }`);
});

test.each([
  ['.nvmrc', /^(\S+)/g],
  ['tools/new/templates/repository/.nvmrc.template', /^(\S+)/g],
  ['deploy/Containerfile', /NODE_VERSION=(\S+)/g],
  ['.github/workflows/ci.yml', /'\["([\d.]+)"/g],
  ['.gitlab-ci.yml', /NODE_VERSION: "([\d.]+)"/g],
])('%s uses the recommended version of Node', (path, pattern) => {
  const versions = Array.from(textOf(path).matchAll(pattern), ([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([RECOMMENDED]));
});

test.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])(
  '%s tests main on the lowest version, too',
  (path) => {
    expect(textOf(path)).toContain(`["${RECOMMENDED}", "${LOWEST_NODES[0]}"]`);
  },
);

test('documents name no other version of Node as the one that is needed', () => {
  const known = new Set([RECOMMENDED, ...LOWEST_NODES.map((version) => version.replace(/\.0$/, ''))]);
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/errors.md', 'docs/operations.md', '.ci/run'].flatMap(
    (path) =>
      Array.from(textOf(path).matchAll(/\bNode (\d+(?:\.\d+)?)\b/g), ([, version]) => `${path}: ${version}`),
  );
  expect(named.filter((line) => !known.has(line.split(': ')[1]))).toEqual([]);
  expect(named).toContain(`README.md: ${RECOMMENDED}`);
});
