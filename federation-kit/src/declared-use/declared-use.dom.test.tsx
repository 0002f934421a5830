import { Type } from '@sinclair/typebox';
import type { EventDeclaration } from '@stadtraum/contracts/events';
import { createElement, useEffect } from 'react';
import { type BlockDefinition, defineBlock, defineEvent } from '../define-block/index.ts';
import { PlatformProvider, serverPlatform, usePlatform } from '../platform/index.ts';
import { hydrationProblems } from '../testing/checks.ts';
import { testPlatform } from '../testing/index.ts';
import { undeclaredKeys, watchPlatform } from './index.ts';

const highlighted = defineEvent('place/highlighted', Type.Object({ path: Type.String() }));
const chosen = defineEvent('place/chosen', Type.Object({ path: Type.String() }));
const content = { queryPrefix: 'tx_offers' };

const block = defineBlock({
  type: 'offers',
  content: Type.Object({ queryPrefix: Type.String() }),
  hydrate: 'interaction',
  publishes: [highlighted],
  hears: [chosen],
  queryKeys: ['seite', { fromContent: 'queryPrefix' }],
  component: () => null,
});

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** A bus with any names and payloads, as JavaScript without types would use it. */
const busOf = (definition: BlockDefinition, received?: unknown) =>
  testPlatform(definition, content, {
    bus: {
      ...serverPlatform.bus,
      subscribe: (_name, listener) => {
        if (received !== undefined) listener(received as never);
        return () => {};
      },
    },
  }).bus;

test('[GA7] a declared event with a valid payload passes', () => {
  expect(() => busOf(block).publish<typeof highlighted>('place/highlighted', { path: '/a' })).not.toThrow();
  expect(() => busOf(block, { path: '/a' }).subscribe<typeof chosen>('place/chosen', () => {})).not.toThrow();
});

test.each<[use: string, action: () => unknown, message: string]>([
  [
    'publishing an undeclared event',
    () => busOf(block).publish<EventDeclaration>('place/pointed', {}),
    'block offers publishes "place/pointed", which "publishes" in its block.ts does not list (listed: place/highlighted).',
  ],
  [
    'hearing an undeclared event',
    () => busOf(block).subscribe<EventDeclaration>('place/highlighted', () => {}),
    'block offers hears "place/highlighted", which "hears" in its block.ts does not list (listed: place/chosen).',
  ],
  [
    'reading the last value of an undeclared event',
    () => busOf(block).last<EventDeclaration>('place/pointed'),
    'block offers hears "place/pointed"',
  ],
  [
    'publishing an invalid payload',
    () => busOf(block).publish<EventDeclaration>('place/highlighted', { path: 1 }),
    'block offers publishes "place/highlighted" with an invalid payload: ',
  ],
  [
    'hearing a payload that lacks what is needed',
    () => busOf(block, { url: '/a' }).subscribe<EventDeclaration>('place/chosen', () => {}),
    'block offers hears "place/chosen" with an invalid payload: ',
  ],
  [
    'writing an undeclared query parameter',
    () => testPlatform(block, content).urlState.replace([['news', '1']]),
    'block offers writes the query parameter "news"',
  ],
  [
    'reading the query without owning a part of it',
    () => testPlatform({ ...block, queryKeys: [] }, content).urlState.read(),
    'block offers reads the query, but "queryKeys" in its block.ts lists no parameter of it.',
  ],
])('[GA7] %s fails', (_use, action, message) => {
  expect(action).toThrow(message);
});

test('[GA7] a block sees and replaces only its own part of the query', () => {
  const replace = jest.fn();
  const read = () => [['news', '1'] as const, ['tx_offers[page]', '2'] as const, ['seite', '3'] as const];
  const { urlState } = testPlatform(block, content, {
    urlState: { ...serverPlatform.urlState, read, replace },
  });
  expect(urlState.read()).toEqual([
    ['tx_offers[page]', '2'],
    ['seite', '3'],
  ]);
  urlState.replace([['seite', '4']]);
  expect(replace).toHaveBeenCalledWith([
    ['news', '1'],
    ['seite', '4'],
  ]);
});

test('[GA7] links and forms to the block’s page write declared query parameters only', () => {
  document.body.innerHTML = `
    <a href="/angebote?seite=2&sort=rent#liste"></a> <a href="?art=neu"></a> <a href="/suche?q=a"></a>
    <a href="https://other.example/angebote?utm=1"></a> <a href="mailto:a@b.example?subject=1"></a>
    <form action="/angebote"><input name="tx_offers[title]"><select name="kind"></select><button></button></form>
    <form method="post" action="/angebote"><input name="text"></form>
    <form id="search" action="/suche"></form><input form="search" name="q">`;
  expect(undeclaredKeys(document, ['seite', 'tx_offers'], '/angebote')).toEqual(['sort', 'art', 'kind']);
  document.body.replaceChildren();
});

test('[GA7] the conformance suite reports what a block uses when it is mounted', async () => {
  const platform = watchPlatform(serverPlatform, block, content, (problem) => console.error(problem));
  const element = <PlatformProvider platform={platform}>{createElement(Pointing)}</PlatformProvider>;
  expect(await hydrationProblems(element, 'a')).toEqual([
    expect.stringContaining('block offers publishes "place/pointed"'),
  ]);
});

function Pointing() {
  const { bus } = usePlatform<{ publishes: [EventDeclaration<'place/pointed'>] }>();
  useEffect(() => bus.publish('place/pointed', {}), [bus]);
  return null;
}
