import { act } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ComponentExample } from '../component-example.ts';

/**
 * What every kit component keeps to, in each of its examples: it renders on the server, hydrates without a warning (any
 * console output fails the test), has no axe finding and unmounts cleanly.
 */
export function describeComponent(name: string, examples: ComponentExample[]): void {
  describe(`${name}: every example`, () => {
    it.each(examples)('$name', async ({ element }) => {
      const container = document.createElement('main');
      document.body.replaceChildren(container);
      container.innerHTML = renderToString(element);
      const fromServer = container.innerHTML;

      const root = await act(async () => hydrateRoot(container, element));
      expect(container.innerHTML).toBe(fromServer);
      expect(await axeFindings(container)).toEqual([]);

      await act(async () => root.unmount());
      expect(container.innerHTML).toBe('');
    });
  });
}

/** jsdom has no layout: contrast is proved for the tokens, and in the browser. */
async function axeFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html}`);
}
