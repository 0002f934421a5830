import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createElement, type FunctionComponent, useId, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRefresh, type Refresh } from './refresh.ts';

const NEXT = '/assets/mf-fixture/2/remoteEntry.js';

/** What a release registers as the file's component of each name, and the key of its hooks. */
type Release = Partial<Record<'Block' | 'Counter', [component: FunctionComponent, hooks: string]>>;

const FIRST: Release = { Counter: [Counter, 'useState'], Block: [Block, ''] };

let refresh: Refresh;
let next: Release;
let root: Root;
beforeEach(() => {
  refresh = createRefresh(useSyncExternalStore, async () => ({
    init: () => {},
    get: async () => () => evaluate(next),
  }));
});
afterEach(() => root.unmount());

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>{`Bilder ${count}`}</button>;
}

function NextCounter() {
  const [count, setCount] = useState(0);
  return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>{`Fotos ${count}`}</button>;
}

function Block() {
  return createElement(refresh.proxyOf(Counter));
}

function NextBlock() {
  return createElement(refresh.proxyOf(NextCounter));
}

/** Evaluates a release's modules as its container does. */
function evaluate(release: Release, container = refresh.add({})): void {
  for (const [name, [component, key]] of Object.entries(release)) {
    refresh.describe(component, { key, resets: false, custom: () => [] });
    refresh.register(container, `block.tsx ${name}`, component);
    if (name === 'Block') refresh.rootOf(component);
  }
}

/** Hydrates the first release, sets its counter to 1, and loads the next release. */
async function load(release: Release): Promise<boolean> {
  next = release;
  document.body.innerHTML = renderToString(<Block />);
  const button = screen.getByRole('button');
  evaluate(FIRST);
  const mismatches: unknown[] = [];
  flushSync(() => {
    root = hydrateRoot(document.body, createElement(refresh.rootOf(Block)), {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Bilder 1'));
  expect(mismatches).toEqual([]);
  return refresh.load(NEXT, ['./block']);
}

describe('load', () => {
  it('[0157] shows new components in place of the former ones, with their state', async () => {
    expect(await load({ Counter: [NextCounter, 'useState'], Block: [NextBlock, ''] })).toBe(true);
    expect(screen.getByRole('button')).toHaveTextContent('Fotos 1');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Fotos 2'));
  });

  it('[0157] begins with a new state if a component calls other hooks', async () => {
    expect(await load({ Counter: [NextCounter, 'useState useId'], Block: [NextBlock, ''] })).toBe(true);
    expect(screen.getByRole('button')).toHaveTextContent('Fotos 0');
  });

  it.each<[what: string, release: Release]>([
    [
      'the block itself calls other hooks',
      { Counter: [NextCounter, 'useState'], Block: [NextBlock, 'useId'] },
    ],
    ['a component on the page has no successor', { Block: [NextBlock, ''] }],
  ])('[0157] changes nothing and asks for the whole page if %s', async (_what, release) => {
    expect(await load(release)).toBe(false);
    expect(screen.getByRole('button')).toHaveTextContent('Bilder 1');
  });

  it('[0157] asks for the whole page if a block has a component that is not registered', async () => {
    refresh.rootOf(() => null);
    expect(await load({ Counter: [NextCounter, 'useState'], Block: [NextBlock, ''] })).toBe(false);
  });

  it('[0157] is not undone by a module of a former release that is evaluated later', async () => {
    await load({ Counter: [NextCounter, 'useState'], Block: [NextBlock, ''] });
    evaluate({ Counter: [Counter, 'useState'] }, 1);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Fotos 2'));
    expect(refresh.proxyOf(Counter)).toBe(refresh.proxyOf(NextCounter));
  });
});
