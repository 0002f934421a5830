import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import examples from './news-article.examples.ts';
import NewsArticle from './news-article.tsx';

describeConformance(block, examples);

describe('news article', () => {
  it('shows title, date and teaser and links back to all news', () => {
    show('mit Bildern');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Richtfest an der Uferstraße' }),
    ).toBeInTheDocument();
    expect(screen.getByText('12. September 2026')).toHaveAttribute('datetime', '2026-09-12');
    expect(screen.getByText(/^Der Rohbau steht/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alle Neuigkeiten' })).toHaveAttribute('href', '/presse/news');
  });

  it('[VI6] links to the largest rendition of each additional picture; the links wait for hydration', () => {
    show('mit Bildern');
    const links = within(screen.getByRole('list', { name: 'Bilder' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/media/uferstrasse-abend.00000000/2400.jpg',
      '/media/arbeitsplatz-bauleiter.00000000/1600.jpg',
    ]);
    for (const link of links) expect(link).toHaveAttribute('data-hold');
  });

  it('renders without pictures', () => {
    show('nur Text');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

function show(name: string): void {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error('no example');
  render(<NewsArticle id="meldung" content={example.content} page={{}} />);
}
