import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './text.examples.ts';
import TextBlock from './text.tsx';

describeConformance(block, examples);

describe('text', () => {
  it.each([1, 2, 3] as const)('renders a heading at level %d, which names its region', (level) => {
    render(<TextBlock id="t" content={{ heading: 'Wer wir sind', level, html: '<p>Text</p>' }} page={{}} />);
    expect(screen.getByRole('heading', { level, name: 'Wer wir sind' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Wer wir sind' })).toBeInTheDocument();
  });

  it('does not render a region without a heading', () => {
    render(<TextBlock id="t" content={{ html: '<p>Stand der Angaben</p>' }} page={{}} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('Stand der Angaben')).toBeInTheDocument();
  });
});
