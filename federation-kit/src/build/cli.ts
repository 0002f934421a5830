import { performance } from 'node:perf_hooks';
import { isCodedError } from '@stadtraum/contracts/errors';
import { buildRelease } from './build-release.ts';

const USAGE = `Usage: federation-kit <command>, in the folder of a remote, the kit or the shell

  build   build its release into release/
  dev     serve a page with its examples and fast refresh (PORT: the port; default: a free one)`;

const COMMANDS: Record<string, () => Promise<void>> = { build, dev };

const command = COMMANDS[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await command().catch(fail);
}

async function build(): Promise<void> {
  const start = performance.now();
  const { name, version, files } = await buildRelease(process.cwd());
  const kilobytes = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const seconds = (performance.now() - start) / 1000;
  console.log(`${name} ${version} · ${kilobytes.toFixed(0)} kB · ${seconds.toFixed(1)} s`);
}

async function dev(): Promise<void> {
  // A build does not load the development server.
  const { startDevServer } = await import('./dev/server.ts');
  const port = process.env.PORT;
  const { url } = await startDevServer(process.cwd(), port === undefined ? undefined : Number(port));
  console.log(`The examples are at ${url} (stop with Ctrl-C)`);
}

function fail(error: unknown): void {
  if (!isCodedError(error)) throw error;
  console.error(`${error.code}: ${error.message} ${error.remedy}`);
  process.exitCode = 1;
}
