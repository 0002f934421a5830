import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render } from '@testing-library/react';
import block from './block.ts';
import examples from './trainees.examples.ts';
import Trainees from './trainees.tsx';

describeConformance(block, examples, { slider });

test('loads the first portrait with high priority if the block is above the fold', () => {
  const content = examples[0]?.content;
  if (!content) throw new Error('no example');
  render(<Trainees id="auszubildende" content={{ ...content, inFirstView: true }} page={{}} />);
  const priorities = [...document.images].map((image) => image.getAttribute('fetchpriority'));
  expect(priorities.length).toBeGreaterThan(1);
  expect(priorities).toEqual(priorities.map((_, index) => (index === 0 ? 'high' : null)));
});
