import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import type { SearchResultsContent } from './content.ts';
import examples from './search-results.examples.ts';
import SearchResults from './search-results.tsx';

describeConformance(block, examples);

const [withResults, mistyped, partial, noResults, noQuery] = examples.map(({ content }) => content);

describe('search-results', () => {
  it('[R2.1-8] submits to its page with GET and shows the search terms', () => {
    show(withResults);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchbegriff' });
    expect([field.name, field.value]).toEqual(['q', 'Betriebskosten']);
    expect([field.form?.method, field.form?.getAttribute('action')]).toEqual(['get', '/suche']);
  });

  it('[R2.1-8] links the title of each result, shows its kind and highlights the search terms', () => {
    show(withResults);
    const [first] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    const hit = within(first as HTMLElement);
    expect(hit.getByRole('link', { name: 'Häufige Fragen' })).toHaveAttribute('href', '/service/fragen');
    expect(hit.getByText('Seiten')).toBeInTheDocument();
    expect(first?.querySelector('mark')?.textContent).toBe('Betriebskostenabrechnung');
  });

  it('escapes markup in results', () => {
    const [item] = withResults?.items ?? [];
    if (!item) throw new Error('no example');
    show({ items: [{ ...item, excerpt: [{ text: '<img src=x onerror=alert(1)>', hit: true }] }] });
    expect(document.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });

  it('announces the number of results in a status region', () => {
    show(withResults);
    expect(screen.getByRole('status').textContent).toBe('25 Treffer zu „Betriebskosten“');
  });

  it('keeps the query and the kind in links to other pages', () => {
    show({ ...withResults, kind: 'projects', page: 2, pages: 3 });
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute(
      'href',
      '/suche?q=Betriebskosten&art=projects&seite=3',
    );
    const kinds = within(screen.getByRole('navigation', { name: 'Treffer nach Art' }));
    expect(kinds.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alle (25)', '/suche?q=Betriebskosten'],
      ['Seiten (18)', '/suche?q=Betriebskosten&art=seiten'],
      ['Projekte (4)', '/suche?q=Betriebskosten&art=projects'],
      ['Bildmaterial (3)', '/suche?q=Betriebskosten&art=press-assets'],
    ]);
    expect(kinds.getByRole('link', { name: 'Projekte (4)' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the corrected query and links to it', () => {
    show(mistyped);
    expect(screen.getByRole('link', { name: 'Betriebskosten' })).toHaveAttribute(
      'href',
      '/suche?q=Betriebskosten',
    );
    expect(screen.getByRole('status').textContent).toBe('25 Treffer zu „Betriebskosten“');
  });

  it('reports that no result contains all the words', () => {
    show(partial);
    expect(screen.getByRole('status').textContent).toMatch(/^1 Treffer .*, aber keiner mit allen Wörtern$/);
  });

  it('[VI8] reports that no result contains a whole compound', () => {
    show({ ...partial, query: 'Besichtigungstermin' });
    expect(screen.getByRole('status').textContent).toMatch(/aber keiner mit dem ganzen Wort$/);
  });

  it('suggests links when nothing is found', () => {
    show(noResults);
    expect(screen.getByRole('status').textContent).toBe('Keine Treffer zu „Luftschloss“');
    expect(screen.getByRole('link', { name: 'Kontakt' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('does not show a number of results before the first search', () => {
    show(noQuery);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText(/am häufigsten gesucht/)).toBeInTheDocument();
  });
});

function show(content: Partial<SearchResultsContent> | undefined): void {
  if (!withResults) throw new Error('no examples');
  render(<SearchResults id="suche" content={{ ...withResults, ...content }} page={{ path: '/suche' }} />);
}
