import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { createBlockRenderer, loadKit, loadRemote } from '@stadtraum/federation-kit/render';
import { type FixtureRelease, makeKit, makeRemote } from '../testing/fixture-releases.ts';
import { stateKeeper } from './carried-state.ts';

const codeOf = ({ manifest, files }: FixtureRelease) => ({
  manifest,
  bundle: String(files['server/index.cjs']),
  examples: undefined,
});

/** The keeper of state for each text, once all texts have been rendered. */
function keepersOf(kitRelease: FixtureRelease, press: FixtureRelease, texts: string[]) {
  const kit = loadKit(codeOf(kitRelease));
  const remote = loadRemote(codeOf(press), kit);
  const renderer = createBlockRenderer({ kit, remotes: [remote] });
  const blocks = texts.map((text) => ({ id: 'a', type: 'press', content: { text }, page: {} }));
  for (const block of blocks) renderer.render(block);
  return blocks.map((block) => stateKeeper(block, { kit, remote, renderer }));
}

const kit = makeKit();

test.each([
  ['a draft', 'let draft;', `draft = content.text || draft; return draft`],
  ['a list', 'const entered = [];', `if (content.text) entered.push(content.text); return entered.join()`],
  [
    'where a match ended',
    'const word = /[a-z]+/g;',
    `return word.exec(content.text || 'Erika')?.[0] ?? 'none'`,
  ],
])('finds %s that a remote keeps at module level', (_, evaluate, component) => {
  const press = makeRemote('mf-press', { evaluate, component });
  const label = releaseLabel(press.manifest);
  expect(keepersOf(kit, press, ['', 'Erika'])).toContain(label);
  expect(keepersOf(kit, press, ['Erika', ''])).toContain(label);
});

test('finds state of the kit', () => {
  const more = `let last; module.exports.modules['field'] = () => ({ remember: (value) => (last = value || last) });`;
  const stateful = makeKit({ more });
  const component = `return require('field').remember(content.text)`;
  expect(keepersOf(stateful, makeRemote('mf-press', { component }), ['', 'Erika'])).toEqual([
    releaseLabel(stateful.manifest),
    undefined,
  ]);
});

test.each([
  ['what depends on the content', 'return content.text'],
  ['chance', 'return Math.random()'],
])('does not take %s for state', (_, component) => {
  const press = makeRemote('mf-press', { component });
  expect(keepersOf(kit, press, ['', 'Erika'])).toEqual([undefined, undefined]);
});
