import { createContentCheck } from './content-check.ts';
import { remote } from './testing/fixture-manifests.ts';

const content = {
  type: 'object',
  required: ['heading'],
  properties: { heading: { type: 'string' } },
  additionalProperties: false,
};
const release = remote();
const { violation, compile } = createContentCheck([
  { ...release, blocks: release.blocks.map((block) => ({ ...block, content })) },
]);

it('accepts valid content and describes what is wrong with invalid content', () => {
  expect(violation('text', { heading: 'Häuser' })).toBeUndefined();
  expect(violation('text', { heading: 1 })).toBe('/heading must be string');
});

it('ignores properties that a newer content API adds (decision 0123)', () => {
  expect(violation('text', { heading: 'Häuser', queryPrefix: 'tx_houses' })).toBeUndefined();
});

it('compiles schemas in advance, one at each step', () => {
  expect([...compile()]).toHaveLength(release.blocks.length);
  expect(violation('text', { heading: 1 })).toBe('/heading must be string');
});
