import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './trainees.examples.ts';
import Trainees from './trainees.tsx';

describeConformance(block, examples, { slider });

test('[AC3] each person has a heading', () => {
  const people = [{ name: 'Mia', profession: 'Immobilienkauffrau', quote: 'Gut.' }];
  render(<Trainees id="auszubildende" content={{ heading: 'Azubis', people }} page={{}} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Mia' })).toBeInTheDocument();
});

test('loads the first portrait with high priority if the block is above the fold', () => {
  const content = examples[0]?.content;
  if (!content) throw new Error('no example');
  render(<Trainees id="auszubildende" content={{ ...content, inFirstView: true }} page={{}} />);
  const priorities = [...document.images].map((image) => image.getAttribute('fetchpriority'));
  expect(priorities.length).toBeGreaterThan(1);
  expect(priorities).toEqual(priorities.map((_, index) => (index === 0 ? 'high' : null)));
});
