import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

/** Puts what the server renders into the document; `hydrate` takes it over, until the test is over. */
export function serverRendered(element: ReactElement) {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(element);
  return {
    container,
    hydrate: () =>
      act(async () => {
        roots.push(hydrateRoot(container, element));
      }),
  };
}
