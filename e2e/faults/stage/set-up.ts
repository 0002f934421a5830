import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ServerProcess, startProcess } from '../../site/server-process.ts';
import { REPOSITORY, waitForExit } from '../../site/site.ts';
import { writeContent } from './content.ts';
import { activate, publish, readRelease, signWithKeyOf } from './releases.ts';
import { passStage } from './stage.ts';

const FIXTURE = 'mf-trial';
/** Packages that the suite's pages use. */
const RELEASES = ['shell', 'shared-ui', 'mf-navigation', 'mf-content-blocks', 'mf-press'];
/** Number of attempts to activate the releases on a busy machine. */
const MAX_ATTEMPTS = 3;

/**
 * Builds the fixture remote, and starts the registry and the content API that the specs share.
 *
 * @returns a function that stops the servers and removes their files
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-faults-'));
  const servers: ServerProcess[] = [];
  // Each server has a data directory of its own.
  process.env.INNER_SECRET = randomUUID();
  const tearDown = async () => {
    await Promise.all(servers.map((server) => server.end()));
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const registryData = join(directory, 'registry');
    const [registry, trialRelease] = await Promise.all([
      startServer('registry', registryData),
      buildFixture(directory),
    ]);
    servers.push(registry);
    signWithKeyOf(registryData);
    await activateReleases(registry.url, trialRelease);
    const contentDirectory = join(directory, 'content');
    await writeContent(contentDirectory);
    const contentApi = await startServer('content-api', join(directory, 'content-api'), {
      CONTENT_DIRECTORY: contentDirectory,
      REGISTRY_URL: registry.url,
    });
    servers.push(contentApi);
    passStage({
      directory,
      registryUrl: registry.url,
      contentApiUrl: contentApi.url,
      registryData,
      trialRelease,
    });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

/**
 * Builds the fixture as a team builds its remote, with this repository's installed packages.
 *
 * @returns directory of the fixture's release
 */
async function buildFixture(directory: string): Promise<string> {
  const folder = join(directory, FIXTURE);
  await cp(join(REPOSITORY, 'e2e/faults/fixtures', FIXTURE), folder, { recursive: true });
  await symlink(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
  const command = join(REPOSITORY, 'federation-kit/bin/federation-kit.mjs');
  const build = spawn(process.execPath, [command, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await waitForExit(build)) !== 0) throw new Error(`${FIXTURE} could not be built`);
  return join(folder, 'release');
}

async function activateReleases(registryUrl: string, trialRelease: string): Promise<void> {
  const directories = [...RELEASES.map((folder) => join(REPOSITORY, folder, 'release')), trialRelease];
  const releases = await Promise.all(directories.map(readRelease));
  for (const release of releases) {
    const { status, body } = await publish(registryUrl, release);
    if (status !== 201) throw new Error(`${release.manifest.name}: ${body.code}: ${body.message}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await activate(registryUrl, ...releases);
    if (status === 200) return;
    // On a busy machine, an activation may exceed its deadlines.
    if (attempt === MAX_ATTEMPTS || !/took (longer than|more than [\d.]+ s )/.test(body.message ?? ''))
      throw new Error(`${body.code}: ${body.message}`);
  }
}

const SERVERS = {
  registry: { entry: 'registry/dist/server/main.js', port: 'REGISTRY_PORT', readyPath: '/healthz' },
  'content-api': { entry: 'content-api/dist/main.js', port: 'CONTENT_API_PORT', readyPath: '/readyz' },
};

async function startServer(
  name: keyof typeof SERVERS,
  dataDirectory: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const { entry, port: portVariable, readyPath } = SERVERS[name];
  const port = await freePort();
  return startProcess({
    entry,
    env: { ...env, [portVariable]: String(port), DATA_DIRECTORY: dataDirectory },
    url: `http://127.0.0.1:${port}`,
    readyPath,
    logFile: join(dataDirectory, 'log'),
  });
}
