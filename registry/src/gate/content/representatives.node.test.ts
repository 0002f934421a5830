import type { LiveBlock } from '../input/gate-input.ts';
import { representativesFirst } from './representatives.ts';

const blockOf = (key: string, shape: string, pageCount: number): LiveBlock => ({
  ...{ key, shape, id: key, type: 'text', content: {}, page: {}, pages: ['/'], pageCount },
});

it('[GA8] the block of each shape on most pages comes before all others, which keep their order', () => {
  const blocks = [
    blockOf('a', 'short', 1),
    blockOf('b', 'short', 3),
    blockOf('c', 'long', 2),
    blockOf('d', 'short', 3),
    blockOf('e', 'long', 1),
  ];
  const { ordered, representatives } = representativesFirst(blocks);
  expect(ordered.map(({ key }) => key).join('')).toBe('bcade');
  expect(representatives).toBe(2);
  expect(representativesFirst([])).toEqual({ ordered: [], representatives: 0 });
});
