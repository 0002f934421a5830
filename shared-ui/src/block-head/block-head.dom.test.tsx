import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './block-head.examples.tsx';
import { BlockHead } from './block-head.tsx';

describeComponent('BlockHead', examples);

describe('BlockHead', () => {
  it('gives the heading its rank and the id that names the block', () => {
    render(<BlockHead level={2} headingId="liste" heading="Projekte" intro="Was wir bauen." />);
    expect(screen.getByRole('heading', { level: 2, name: 'Projekte' }).id).toBe('liste');
    expect(screen.getByText('Was wir bauen.').tagName).toBe('P');
  });

  it('has no empty paragraph', () => {
    const { container } = render(<BlockHead level={2} headingId="liste" heading="Projekte" />);
    expect(container.querySelector('p')).not.toBeInTheDocument();
  });
});
