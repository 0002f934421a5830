import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { federationManifestOf, readPageDataOf } from '../site/federation-tools.ts';
import { expect, test } from '../site/test.ts';

const run = promisify(execFile);
const BUILD = join(import.meta.dirname, 'fixtures/plain-host/build.mjs');
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const LIST = '/presse/bildmaterial';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stadtraum-plain-host-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('[0165] a plain host of Module Federation renders the press pictures from the manifests of two releases @full', async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.expectProblem(/third party: http:\/\/127/);
  const { kit, remotes, islands } = await readPageDataOf(siteUrl + LIST);
  const island = Object.values(islands).find(({ type }) => type === 'press-asset-list');
  const manifests = [kit.entry, remotes['mf-press']?.entry].map((entry) =>
    federationManifestOf(siteUrl, entry),
  );
  await run(process.execPath, [BUILD, ...manifests, folder]);
  await writeFile(join(folder, 'index.html'), '<!DOCTYPE html><main></main><script src="main.js"></script>');
  await writeFile(join(folder, 'props.json'), JSON.stringify(island));

  const server = await serve(folder);
  try {
    const { port } = server.address() as AddressInfo;
    // Pictures are on the site, not on this host.
    await page.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    await page.goto(`http://127.0.0.1:${port}/index.html`);
    const pictures = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(pictures.first()).toBeVisible();
    expect(await pictures.count()).toBeGreaterThan(5);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /anwenden|filtern/i })
        .first(),
    ).toBeVisible();
  } finally {
    server.close();
  }
});

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

async function serve(root: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = join(root, new URL(url, 'http://host').pathname);
    const bytes = await readFile(path).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
