import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen } from '@testing-library/react';
import { examplePicture } from '../../examples/pictures.ts';
import block from './block.ts';
import examples from './timeline.examples.ts';
import Timeline from './timeline.tsx';

describeConformance(block, examples, { slider });

it('[AC3] has the year in the heading of its text', () => {
  const entries = [{ year: '1896', title: 'Das erste Haus', text: 'Im Hafen.' }];
  render(<Timeline id="t" content={{ heading: 'Geschichte', entries }} page={{}} />);
  expect(screen.getByRole('heading', { level: 3, name: '1896 Das erste Haus' })).toBeInTheDocument();
});

it('gives priority to the first picture only', () => {
  const entry = (year: string) => ({ year, title: year, text: '', picture: examplePicture(year, year) });
  const content = { heading: 'Geschichte', entries: [entry('1896'), entry('1924')] };
  render(<Timeline id="t" content={content} page={{}} />);
  const priorities = [...document.querySelectorAll('img')].map((image) =>
    image.getAttribute('fetchpriority'),
  );
  expect(priorities).toEqual(['high', null]);
});
