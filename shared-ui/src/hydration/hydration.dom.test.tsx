import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { isOpenInDocument, useIsHydrated } from './hydration.ts';

function State() {
  return <output>{useIsHydrated() ? 'hydrated' : 'server'}</output>;
}

describe('useIsHydrated', () => {
  it('returns false on the server and true after hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<State />);
    expect(container.textContent).toBe('server');

    const root = await act(async () => hydrateRoot(container, <State />));
    expect(container.textContent).toBe('hydrated');
    await act(async () => root.unmount());
  });
});

describe('isOpenInDocument', () => {
  it.each([
    ['<details id="a" open></details>', true],
    ['<details id="a"></details>', false],
    ['<div id="a" open></div>', false],
    ['', false],
  ])('returns the state of %s: %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isOpenInDocument('a')).toBe(expected);
  });
});
