import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { email, record } from '../../announcements/announcement.examples.ts';
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

  it.each([
    ['laufend, mit allem', true],
    ['in Prüfung', true],
    ['vergeben', false],
    ['aufgehoben', false],
  ])('[FO1] [P34] can be followed until the award or the cancellation: %s', (name, canBeFollowed) => {
    show(name);
    expect(screen.queryAllByText('Ausschreibung abonnieren')).toHaveLength(canBeFollowed ? 1 : 0);
  });

  it('shows an entry of the log once if it was sent to subscribers', () => {
    const { log: [entry] = [], ...plain } = record;
    if (!entry) throw new Error('no entry in the example');
    const changes = [{ at: '2026-11-16T14:05', kind: 'changed' as const, sentences: [entry.text] }];
    const content = { email, record: { ...plain, log: [entry] }, changes, today: '2026-11-20' };
    render(<AnnouncementDetail id="ausschreibung" content={content} page={{ path: '/a' }} />);
    expect(screen.getAllByText(entry.text)).toHaveLength(1);
  });
});

function show(name: string): void {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example ${name}`);
  render(<AnnouncementDetail id="ausschreibung" content={example.content} page={example.page} />);
}
