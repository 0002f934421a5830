import { describeConformance } from '@stadtraum/federation-kit/testing';
import lightbox from '@stadtraum/shared-ui/behaviours/lightbox';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import type { OfferOverviewContent } from './content.ts';
import examples from './offer-overview.examples.ts';
import OfferOverview from './offer-overview.tsx';

describeConformance(block, examples, { slider, lightbox });

describe('offer-overview', () => {
  it('[VI2] says in one place what people decide by, and leads to the enquiry', () => {
    show('Wohnung');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Drei Zimmer mit Loggia am Brückenkopf',
    );
    expect(screen.getByText('Etagenwohnung am Brückenkopf')).toBeInTheDocument();
    expect(facts()).toEqual({
      Gesamtmiete: '775,56\u00a0€ im Monat',
      Zimmer: '3',
      Wohnfläche: '76,9\u00a0m²',
      Etage: '3. OG von 5',
      'Frei ab': '10. Dezember 2026',
      WBS: 'WBS 100',
      Energieklasse: 'A+',
    });
    expect(screen.getByText(/^Brückenstraße 34/)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Anfrage stellen' }))
      expect(link).toHaveAttribute('href', '#anfrage');
  });

  it('[VI2] says of a shop what applies to it: no WBS, no rooms, and energy in numbers', () => {
    show('Laden');
    expect(screen.getByText('Laden im Bezirk Brückenkopf')).toBeInTheDocument();
    expect(facts()).toEqual({
      Gesamtmiete: '730,56\u00a0€ im Monat',
      Fläche: '76,9\u00a0m²',
      Etage: 'EG von 5',
      'Frei ab': '10. Dezember 2026',
      Endenergie: 'Wärme 62,4, Strom 18,9\u00a0kWh/(m²·a)',
    });
  });

  it.each([
    ['Denkmal', { Energieausweis: 'nicht nötig' }],
    ['ohne Grundriss, ohne Ausweis, ohne WBS', { Energieausweis: 'zur Besichtigung', WBS: 'nicht nötig' }],
  ])('says what does not apply: %s', (name, expected) => {
    show(name);
    expect(facts()).toMatchObject(expected);
  });

  it('[VI2] [VI6] has the floor plan as the second picture, whose file has no loss; links wait for hydration', () => {
    show('Wohnung');
    const figures = screen.getAllByRole('figure');
    expect(figures).toHaveLength(4);
    const hrefs = figures.map((figure) => within(figure).getByRole('link').getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual([
      '/media/brueckenstrasse-tag.00000000/2400.jpg',
      '/media/grundriss-3-zimmer-loggia.00000000/2400.webp',
    ]);
    expect(screen.getByRole('link', { name: 'Grundriss' })).toHaveAttribute('href', hrefs[1]);
    const links = screen.getAllByRole('link', { name: /Grundriss|^Bild \d: |in voller Größe/ });
    for (const link of links) expect(link).toHaveAttribute('data-hold');
  });
});

function facts(): Record<string, string> {
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent ?? '');
  const definitions = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, definitions[index] ?? '']));
}

function show(name: string): void {
  const example: { content: OfferOverviewContent } | undefined = examples.find(
    (candidate) => candidate.name === name,
  );
  if (!example) throw new Error('no example');
  render(<OfferOverview id="objekt" content={example.content} page={{}} />);
}
