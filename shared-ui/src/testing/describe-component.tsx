import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ComponentExample } from '../component-example.ts';

/**
 * Tests the guarantees of every kit component with each of its examples: it renders on the server, hydrates without warnings
 * (console output fails the test), has no axe findings and unmounts cleanly. axe takes longer than everything else: `npm test` runs it
 * only on a component's first example.
 */
export function describeComponent(
  name: string,
  examples: ComponentExample[],
  { addedByHydration, attributesSetByHydration = [] }: HydrationExpectations = {},
): void {
  describe(`${name}: every example`, () => {
    it.each(examples)('$name', async ({ element }) => {
      const container = mainElement();
      container.innerHTML = renderToString(element);
      const fromServer = htmlWithout(container, undefined, attributesSetByHydration);

      const root = await act(async () => hydrateRoot(container, element));
      expect(htmlWithout(container, addedByHydration, attributesSetByHydration)).toBe(fromServer);

      await act(async () => root.unmount());
      expect(container.innerHTML).toBe('');
    });

    it.each(examples.map((example, index) => ({ ...example, full: index === 0 ? '' : ' @full' })))(
      '$name: axe reports no violations$full',
      async ({ element }) => {
        const { container, unmount } = render(element, { container: mainElement() });
        expect(await axeFindings(container)).toEqual([]);
        unmount();
      },
    );
  });
}

function mainElement(): HTMLElement {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  return main;
}

interface HydrationExpectations {
  /** Selector of elements that are rendered only after hydration. @default nothing */
  addedByHydration?: string;
  /** Names of attributes that hydration adds or changes. @default none */
  attributesSetByHydration?: readonly string[];
}

function htmlWithout(
  container: Element,
  selector: string | undefined,
  attributes: readonly string[],
): string {
  const copy = container.cloneNode(true) as Element;
  if (selector !== undefined) for (const element of copy.querySelectorAll(selector)) element.remove();
  for (const name of attributes) {
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  return copy.innerHTML;
}

/** Skips contrast, because jsdom has no layout; tests of the tokens and end-to-end tests check it. */
async function axeFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html}`);
}
