import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import type { ReactElement } from 'react';
import { renderOnServer } from './render-on-server.tsx';

const running: AbortController[] = [];

afterEach(() => {
  for (const controller of running.splice(0)) controller.abort();
});

/** Runs a behaviour on an element until the end of the test, as the shell does. */
export function runBehaviour(behaviour: Behaviour, root: HTMLElement): AbortController {
  const controller = new AbortController();
  running.push(controller);
  behaviour(root, { platform: {} as never, hydrate() {}, signal: controller.signal });
  return controller;
}

/** The ways in which a component comes to life that a behaviour can start: name and function, for `describe.each`. */
export function startWays(
  behaviour: Behaviour,
): [name: string, start: (element: ReactElement) => Promise<void>][] {
  return [
    [
      'before hydration, by its behaviour',
      async (element) => {
        runBehaviour(behaviour, renderOnServer(element).container);
      },
    ],
    ['by hydration, where no behaviour has run', (element) => renderOnServer(element).hydrate()],
    [
      'after its behaviour has handed over',
      (element) => {
        const { container, hydrate } = renderOnServer(element);
        runBehaviour(behaviour, container);
        return hydrate();
      },
    ],
  ];
}
