import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './teaser.examples.ts';
import Teaser from './teaser.tsx';

describeConformance(block, examples);

describe('teaser', () => {
  it('links to the page in its content', () => {
    const link = { label: 'Zum Bildmaterial', path: '/presse/bildmaterial' };
    render(<Teaser id="t" content={{ heading: 'Presse', text: 'Bilder', link }} page={{}} />);
    expect(screen.getByRole('link', { name: 'Zum Bildmaterial' })).toHaveAttribute('href', link.path);
  });

  it('loads the picture of a hero with high priority and other pictures lazily', () => {
    const content = examples.find(({ name }) => name === 'mit Bild')?.content;
    if (!content) throw new Error('no example');
    const { rerender } = render(<Teaser id="t" content={{ ...content, level: 1 }} page={{}} />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    rerender(<Teaser id="t" content={content} page={{}} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it("renders the page's hero at level 1", () => {
    render(<Teaser id="t" content={{ heading: 'Willkommen', level: 1, text: 'Guten Tag' }} page={{}} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Willkommen' })).toBeInTheDocument();
  });
});
