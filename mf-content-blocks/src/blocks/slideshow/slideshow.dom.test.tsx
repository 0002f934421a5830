import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render } from '@testing-library/react';
import block from './block.ts';
import examples from './slideshow.examples.ts';
import Slideshow from './slideshow.tsx';

describeConformance(block, examples, { slider });

test('loads the first picture with high priority if the slideshow is above the fold', () => {
  const content = examples[0]?.content;
  if (!content) throw new Error('no example');
  render(<Slideshow id="einblicke" content={{ ...content, inFirstView: true }} page={{}} />);
  const priorities = [...document.images].map((image) => image.getAttribute('fetchpriority'));
  expect(priorities.length).toBeGreaterThan(1);
  expect(priorities).toEqual(priorities.map((_, index) => (index === 0 ? 'high' : null)));
});
