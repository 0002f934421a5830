import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** The part of the data of a page's scripts that other hosts need. */
interface PageData {
  kit: { entry: string };
  remotes: Record<string, { entry: string }>;
  islands: Record<string, { type: string; content: unknown; page: unknown }>;
}

/** Reads the data of a page's scripts. */
export async function readPageDataOf(url: string): Promise<PageData> {
  const $ = load(await (await fetch(url)).text());
  return JSON.parse($('#page-data').text()) as PageData;
}

/** The address of the manifest of Module Federation beside a container. */
export function federationManifestOf(siteUrl: string, entry = ''): string {
  return new URL('mf-manifest.json', new URL(entry, siteUrl)).href;
}

/**
 * Overrides a remote as the browser tools of Module Federation do: with a plugin that all of its hosts on the page run, and an
 * entry in the browser's storage. Call it before the page is opened.
 */
export async function overrideRemote(page: Page, name: string, manifest: string): Promise<void> {
  await page.addInitScript(
    (overrides) => {
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides }));
      const plugin = {
        name: 'mf-chrome-devtools-override-remotes-plugin',
        beforeRegisterRemote(args: { remote: { name: string; entry: string } }) {
          const entry = overrides[args.remote.name];
          if (entry !== undefined) args.remote.entry = entry;
          return args;
        },
      };
      Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
    },
    { [name]: manifest },
  );
}

/** Serves files of a site's releases from the developer's own computer. */
export async function serveReleases(
  siteUrl: string,
): Promise<{ url: string; requests: string[]; stop(): void }> {
  const requests: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    requests.push(url);
    const file = await fetch(siteUrl + url);
    const type = file.headers.get('content-type') ?? 'text/plain';
    response.writeHead(file.status, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, requests, stop: () => server.close() };
}
