import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import examples from './announcement-detail.examples.ts';
import AnnouncementDetail from './announcement-detail.tsx';
import block from './block.ts';

describeConformance(block, examples);

describe('announcement-detail', () => {
  it('shows all facts that a bidder needs', () => {
    show('laufend, mit allem');
    const facts = within(screen.getByRole('region', { name: 'Angaben zum Verfahren' }));
    for (const text of [
      'SW-B-2026-041',
      'VOB/A',
      'Öffentliche Ausschreibung',
      '45261420-4 Abdichtungsarbeiten gegen Wasser',
      'März bis August 2027',
      'bis 8. Januar 2027',
      /^Nachprüfungsstelle für Vergaben/,
    ]) {
      expect(facts.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: /^Vergabemarktplatz Elsenau/ })).toBeInTheDocument();
    expect(screen.getByText('Los 2').nextElementSibling?.textContent).toBe('Dachbegrünung');
    expect(screen.getByText('noch 5 Tage')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Frist in den Kalender' })).toHaveAttribute(
      'href',
      '/daten/ausschreibungen/41.ics',
    );
  });

  it('shows answers and changes, latest first, including changes sent to subscribers', () => {
    show('laufend, mit allem');
    const days = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('time')
        .map((time) => time.getAttribute('datetime'));
    expect(days('Fragen von Bietern')).toEqual(['2026-11-16', '2026-11-12']);
    expect(days('Verlauf und Änderungen')).toEqual(['2026-11-16T14:05', '2026-11-12', '2026-11-02']);
    expect(screen.getByText('16. November 2026, 14:05 Uhr')).toBeInTheDocument();
  });

  it('offers no calendar link and no document request after the award', () => {
    show('vergeben');
    expect(screen.getByText('Auftrag vergeben')).toBeInTheDocument();
    expect(screen.queryByText(/noch \d|Kalender|anfordern/)).not.toBeInTheDocument();
  });
});

function show(name: string): void {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example ${name}`);
  render(<AnnouncementDetail id="ausschreibung" content={example.content} page={example.page} />);
}
