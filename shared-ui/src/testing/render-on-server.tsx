import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

/** Puts an element's server-rendered HTML into the document until the end of the test; `hydrate` hydrates it. */
export function renderOnServer(element: ReactElement) {
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
