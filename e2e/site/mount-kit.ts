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

/** Mounts a component of the live kit below the page's main content, as an island would, with its stylesheets. */
export async function mountKit(page: Page, part: KitPart): Promise<void> {
  for (const url of await readStylesheetUrls(part)) await page.addStyleTag({ url });
  await page.evaluate(mountInPage, part);
}

/** Reads the URLs of a component's stylesheets from the live kit's manifest. */
async function readStylesheetUrls({ module }: KitPart): Promise<string[]> {
  const releases = join(String(process.env.SITE_DATA), 'shell/releases/shared-ui');
  const [version = ''] = await readdir(releases);
  const { provides } = JSON.parse(await readFile(join(releases, version, 'manifest.json'), 'utf8'));
  const stylesheets: string[] = provides[`@stadtraum/shared-ui/${module}`].stylesheets;
  return stylesheets.map((file) => file.replace(/^browser/, `/assets/shared-ui/${version}`));
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
