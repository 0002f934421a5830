import { BLOCK_RULES_WITHOUT_LAYOUT } from '@stadtraum/contracts/axe-rules';
import axe from 'axe-core';
import { act, createElement, type ReactElement, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Behaviour } from '../behaviour/index.ts';
import { dispatchPageEvents } from '../hydration/page-events.ts';
import { leftoverListeners } from '../hydration/page-listeners.ts';
import { problemsOf } from '../hydration/problems.ts';
import { startBehaviours } from '../hydration/start-behaviours.ts';
import { serverPlatform } from '../platform/index.ts';
import { renderOnServer } from './render-on-server.ts';

/** Problems when the browser hydrates the block's HTML, on which these behaviours have run. */
export function hydrationProblems(
  element: ReactElement,
  id: string,
  behaviours: readonly Behaviour[] = [],
): Promise<string[]> {
  return problemsOf(async (report) => {
    const container = containerWith(renderOnServer(element, id));
    const end = startBehaviours(container, behaviours, { platform: serverPlatform, report });
    const root = await act(async () =>
      hydrateRoot(container, element, {
        ...optionsFor(id),
        onRecoverableError: (error) => report(`hydration does not match: ${reasonOf(error)}`),
      }),
    );
    await remove(root, container);
    end();
  });
}

/** The HTML of those elements that render differently once all of them have been rendered. */
export function changedByOthers(elements: readonly ReactElement[], id: string): string[] {
  const before = elements.map((element) => renderOnServer(element, id));
  const after = [...elements].reverse().map((element) => renderOnServer(element, id));
  return after.reverse().filter((html, index) => html !== before[index]);
}

/** What a block leaves behind when it is unmounted: HTML, listeners on the page, errors on later events. */
export async function leftovers(element: ReactElement, id: string, behaviours: readonly Behaviour[] = []) {
  const container = containerWith(renderOnServer(element, id));
  let listeners: string[] = [];
  const problems = await problemsOf(async (report) => {
    listeners = await leftoverListeners(async () => {
      const end = startBehaviours(container, behaviours, { platform: serverPlatform, report });
      const root = await act(async () => hydrateRoot(container, element, optionsFor(id)));
      await act(async () => root.unmount());
      end();
    });
    dispatchPageEvents();
  });
  const html = container.innerHTML;
  container.remove();
  return { problems, listeners, html };
}

/** Problems when each effect runs, is cleaned up and runs again. */
export function strictModeProblems(element: ReactElement, id: string): Promise<string[]> {
  return problemsOf(async () => {
    const container = containerWith('');
    const root = createRoot(container, optionsFor(id));
    await act(async () => root.render(createElement(StrictMode, {}, element)));
    await remove(root, container);
  });
}

/** Violations that axe finds in the block's HTML, one line for each element. */
export async function accessibilityFindings(html: string): Promise<string[]> {
  const container = containerWith(html);
  try {
    const { violations } = await axe.run(container, {
      rules: BLOCK_RULES_WITHOUT_LAYOUT,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  } finally {
    container.remove();
  }
}

/** The same options as in the renderer and the island: without the prefix, `useId` would not match. */
function optionsFor(id: string) {
  return { identifierPrefix: `${id}-` };
}

function containerWith(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

async function remove(root: Root, container: HTMLElement): Promise<void> {
  await act(async () => root.unmount());
  container.remove();
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
