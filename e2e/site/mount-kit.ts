import type { Page } from '@playwright/test';

/** A component of the live kit, by its module and name, with props that can be sent into the page. */
export interface KitPart {
  /** Subpath of shared-ui, `date-range`. */
  module: string;
  component: string;
  props: object;
}

/** Puts a component of the live kit below the page's main content, as an island would. */
export async function mountKit(page: Page, part: KitPart): Promise<void> {
  await page.evaluate(mountInPage, part);
}

async function mountInPage({ module, component, props }: KitPart): Promise<void> {
  interface Container {
    get(expose: string): Promise<() => unknown>;
  }
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  const container = (await import(data.kit.entry)) as Container;
  const shared = async <Module>(specifier: string) => (await container.get(`./${specifier}`))() as Module;
  const { createElement } = await shared<{ createElement(type: unknown, props: object): unknown }>('react');
  const { createRoot } = await shared<{ createRoot(element: Element): { render(element: unknown): void } }>(
    'react-dom/client',
  );
  const components = await shared<Record<string, unknown>>(`@stadtraum/shared-ui/${module}`);
  const island = document.createElement('div');
  document.querySelector('main')?.append(island);
  createRoot(island).render(createElement(components[component], props));
}
