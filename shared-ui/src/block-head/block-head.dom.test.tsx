import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './block-head.examples.tsx';
import { BlockHead } from './block-head.tsx';

describeComponent('BlockHead', examples);

describe('BlockHead', () => {
  it('renders the heading with its level and the id that labels the block', () => {
    render(<BlockHead level={2} headingId="liste" heading="Projekte" intro="Was wir bauen." />);
    expect(screen.getByRole('heading', { level: 2, name: 'Projekte' }).id).toBe('liste');
    expect(screen.getByText('Was wir bauen.').tagName).toBe('P');
  });

  it('renders no paragraph without an introduction', () => {
    const { container } = render(<BlockHead level={2} headingId="liste" heading="Projekte" />);
    expect(container.querySelector('p')).not.toBeInTheDocument();
  });
});
