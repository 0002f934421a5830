import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import type { NewsListContent } from './content.ts';
import examples from './news-list.examples.ts';
import NewsList from './news-list.tsx';

describeConformance(block, examples);

describe('news list', () => {
  it('links to each news item and shows its date and category', () => {
    show({});
    const card = within(screen.getByRole('article', { name: 'Richtfest an der Uferstraße' }));
    expect(card.getByRole('link')).toHaveAttribute('href', '/presse/news/richtfest-uferstrasse');
    expect(card.getByText('12. September 2026')).toHaveAttribute('datetime', '2026-09-12');
    expect(card.getByText(/Neubau/)).toBeInTheDocument();
  });

  it('links to categories that have news and marks the active one', () => {
    show({ filter: { category: 'Sanierung' } });
    const links = within(screen.getByRole('navigation', { name: 'Neuigkeiten nach Thema' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Alle',
      'Neubau',
      'Sanierung',
    ]);
    expect(links.getByRole('link', { current: true }).textContent).toBe('Sanierung');
  });

  it('keeps the category in pagination links', () => {
    show({ filter: { category: 'Neubau' } });
    const next = screen.getByRole('link', { name: /Weiter/ }).getAttribute('href');
    expect(next).toContain('category%5D=Neubau');
    expect(next).toContain('page%5D=2');
  });

  it('[VI5] names a category that does not exist', () => {
    show({ problems: [{ name: 'category', typed: 'Quatsch', reason: 'not-an-option' }] });
    expect(screen.getByRole('status').textContent).toBe(
      '14 Neuigkeiten. Nicht berücksichtigt: „Quatsch“, weil das nicht zur Auswahl steht; bitte wählen Sie etwas anderes.',
    );
  });

  it.each([
    [14, '', '14 Neuigkeiten'],
    [1, 'Energie', '1 Neuigkeit zu Energie'],
    [0, '', 'Keine Neuigkeiten'],
  ])('announces %d results for "%s"', (total, category, expected) => {
    show({ total, filter: { category } });
    expect(screen.getByRole('status').textContent).toBe(expected);
  });
});

function show(content: Partial<NewsListContent>): void {
  const [example] = examples;
  if (!example) throw new Error('no example');
  render(<NewsList id="neues" content={{ ...example.content, ...content }} page={example.page} />);
}
