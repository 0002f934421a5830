import { describeConformance } from '@stadtraum/federation-kit/testing';
import lightbox from '@stadtraum/shared-ui/behaviours/lightbox';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import type { OfferFactsContent } from './content.ts';
import examples from './offer-facts.examples.ts';
import OfferFacts from './offer-facts.tsx';

describeConformance(block, examples, { lightbox });

describe('offer-facts', () => {
  it('shows rent components that add up to the total', () => {
    show('Wohnung');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cents = rows.map((row) => Number(row.textContent?.replace(/\D/g, '')));
    expect(cents.slice(0, 4)).toEqual([53830, 11920, 7306, 73056]);
    expect((cents[0] ?? 0) + (cents[1] ?? 0) + (cents[2] ?? 0)).toBe(cents[3]);
    expect(rows[4]?.textContent).toMatch(/^Kaution, einmalig1\.614,90/);
  });

  it.each([
    ['Wohnung', ['Bedarfsausweis', '29,8 kWh/(m²·a)', 'Fernwärme', 'A+', '§ 87 GEG']],
    ['Laden', ['62,4 kWh/(m²·a)', '18,9 kWh/(m²·a)', '§ 87 GEG']],
    ['Denkmal', ['Ein Energieausweis ist nicht erforderlich: Das Haus ist ein Denkmal.']],
    ['Ausweis zur Besichtigung, anderes Gesetz', ['Der Energieausweis liegt zur Besichtigung vor.']],
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

  it('shows floor, offer number, WBS and contact, and names the offer in the inquiry', () => {
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
    const inquiry = screen.getByRole('link', { name: 'Anfrage schreiben' }).getAttribute('href');
    expect(decodeURIComponent(inquiry ?? '')).toContain('Anfrage zu SW-92-034-07');
  });
});

function show(name: string): void {
  const example: { content: OfferFactsContent } | undefined = examples.find(
    (candidate) => candidate.name === name,
  );
  if (!example) throw new Error('no example');
  render(<OfferFacts id="angebot" content={example.content} page={{}} />);
}
