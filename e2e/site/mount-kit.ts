import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A component of the live kit, by module and name, with serialisable props. */
export interface KitPart {
  /** Subpath of shared-ui, for example `date-range`. */
  module: string;
  component: string;
  props: object;
  /** Plain child elements. */
  children?: { element: string; props: object; text: string }[];
}

/** Mounts a component of the live kit below the page's main content, as an island would, with its stylesheets and scripts. */
export async function mountKit(page: Page, part: KitPart): Promise<void> {
  const { stylesheets, scripts } = await readFiles(part);
  for (const url of stylesheets) await page.addStyleTag({ url });
  await page.evaluate(preloadInPage, scripts);
  await page.evaluate(mountInPage, part);
}

interface Script {
  href: string;
  integrity: string;
}

/** Reads the URLs of a component's files from the live kit's manifest. */
async function readFiles({ module }: KitPart): Promise<{ stylesheets: string[]; scripts: Script[] }> {
  const releases = join(String(process.env.SITE_DATA), 'shell/releases/shared-ui');
  const [version = ''] = await readdir(releases);
  const { provides, files, entries } = JSON.parse(
    await readFile(join(releases, version, 'manifest.json'), 'utf8'),
  );
  const { stylesheets, chunks, lazy = [] } = provides[`@stadtraum/shared-ui/${module}`];
  // A page without an island on this kit has none of these in its import map.
  const common = [entries.container, provides.react, provides['react-dom/client']];
  const scripts = new Set<string>([...common.flatMap((part) => part.chunks), ...chunks, ...lazy]);
  const urlOf = (file: string) => file.replace(/^browser/, `/assets/shared-ui/${version}`);
  return {
    stylesheets: stylesheets.map(urlOf),
    scripts: [...scripts].map((file) => ({ href: urlOf(file), integrity: files[file].integrity })),
  };
}

/** Loads scripts with their hashes: the page's import map has only those of its own blocks, and others may not run. */
async function preloadInPage(scripts: Script[]): Promise<void> {
  const loads = scripts.map(async (script) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', ...script });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  });
  await Promise.all(loads);
}

async function mountInPage({ module, component, props, children = [] }: KitPart): Promise<void> {
  interface Container {
    get(expose: string): Promise<() => unknown>;
  }
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  const container = (await import(data.kit.entry)) as Container;
  const shared = async <Module>(specifier: string) => (await container.get(`./${specifier}`))() as Module;
  type CreateElement = (type: unknown, props: object, ...children: unknown[]) => unknown;
  const { createElement } = await shared<{ createElement: CreateElement }>('react');
  const { createRoot } = await shared<{ createRoot(element: Element): { render(element: unknown): void } }>(
    'react-dom/client',
  );
  const components = await shared<Record<string, unknown>>(`@stadtraum/shared-ui/${module}`);
  const island = document.createElement('div');
  document.querySelector('main')?.append(island);
  const childElements = children.map((child) => createElement(child.element, child.props, child.text));
  createRoot(island).render(createElement(components[component], props, ...childElements));
}
