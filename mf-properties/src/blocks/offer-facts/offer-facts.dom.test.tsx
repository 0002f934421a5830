import { describeConformance } from '@stadtraum/federation-kit/testing';
import lightbox from '@stadtraum/shared-ui/behaviours/lightbox';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import type { OfferFactsContent } from './content.ts';
import examples from './offer-facts.examples.ts';
import OfferFacts from './offer-facts.tsx';

describeConformance(block, examples, { lightbox });

describe('offer-facts', () => {
  it('[VI2] shows rent components that add up to the total, what is not included, and how the deposit is paid', () => {
    show('Wohnung');
    const rent = within(screen.getByRole('region', { name: 'Miete' }));
    const cents = rent
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.textContent?.replace(/\D/g, '')));
    expect(cents).toEqual([53830, 11920, 7306, 4500, 77556]);
    expect(cents.slice(0, 4).reduce((sum, part) => sum + part)).toBe(cents[4]);
    for (const text of [
      /7,00 € je Quadratmeter/,
      /Strom, Internet und Telefon, Rundfunkbeitrag/,
      /1\.614,90 €, einmalig \(3 Nettokaltmieten\)\. .*drei gleichen Monatsraten.*§ 551 BGB/,
    ])
      expect(rent.getByText(text)).toBeInTheDocument();
  });

  it('[VI2] says of a shop only what applies to it', () => {
    show('Laden');
    expect(screen.queryByText(/§ 551 BGB/)).not.toBeInTheDocument();
    expect(screen.getByText(/Strom, Internet und Telefon, Rundfunkbeitrag/)).toBeInTheDocument();
    expect(screen.queryByText('Wohnberechtigungsschein')).not.toBeInTheDocument();
  });

  it('[VI2] shows the rooms of the floor plan; a loggia counts half', () => {
    show('Wohnung');
    const rows = within(screen.getByRole('region', { name: 'Grundriss' })).getAllByRole('row');
    const cells = rows.map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
    );
    expect(cells[0]).toEqual(['Raum', 'Grundfläche', 'davon Wohnfläche']);
    expect(cells.at(-2)).toEqual(['Loggia', '5,6 m²', '2,8 m²']);
    expect(cells.at(-1)).toEqual(['Wohnfläche', '', '76,9 m²']);
  });

  it('[VI2] shows what is near, nearest first, with its kind once, and the house', () => {
    show('Wohnung');
    const near = within(screen.getByRole('region', { name: 'Lage' })).getAllByRole('term');
    expect(near.map(({ textContent }) => textContent)).toEqual([
      'Haltestelle: Brückenkopf, Straßenbahn 4',
      'Kita Brückenkinder',
      'Ärztehaus am Hafen',
    ]);
    const house = within(screen.getByRole('region', { name: 'Das Haus' }));
    for (const text of ['Neubau', '2025', '2026', 'Erdgeschoss und 4 Obergeschosse', '24 Wohnungen'])
      expect(house.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['Wohnung', ['Bedarfsausweis', '29,8 kWh/(m²·a)', 'Fernwärme', 'A+', '§ 87 GEG']],
    ['Laden', ['62,4 kWh/(m²·a)', '18,9 kWh/(m²·a)', '§ 87 GEG']],
    ['Denkmal', ['Ein Energieausweis ist nicht erforderlich: Das Haus ist ein Denkmal.']],
    [
      'Ausweis zur Besichtigung, anderes Gesetz',
      [
        'Der Ausweis wird nach der Modernisierung neu ausgestellt. Der Energieausweis liegt zur Besichtigung vor.',
      ],
    ],
  ])('shows the energy certificate details that the law requires: %s', (name, texts) => {
    show(name);
    const section = within(screen.getByRole('region', { name: 'Energieausweis' }));
    for (const text of texts) expect(section.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('[VI6] links to the floor plan; the link waits for hydration', () => {
    show('Wohnung');
    const plan = within(screen.getByRole('region', { name: 'Grundriss' }));
    expect(plan.getByRole('link')).toHaveAttribute('data-hold');
  });

  it('shows floor, offer number, WBS and contact, and leads to the enquiry', () => {
    show('Wohnung');
    for (const text of [
      '3. OG von 5',
      'SW-92-034-07',
      'erforderlich (WBS 100)',
      'Maren Oltmanns',
      'Aufzug',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Anfrage stellen' })).toHaveAttribute('href', '#anfrage');
  });
});

function show(name: string): void {
  const example: { content: OfferFactsContent } | undefined = examples.find(
    (candidate) => candidate.name === name,
  );
  if (!example) throw new Error('no example');
  render(<OfferFacts id="angebot" content={example.content} page={{}} />);
}
