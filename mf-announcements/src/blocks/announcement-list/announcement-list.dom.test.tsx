import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import examples from './announcement-list.examples.ts';
import AnnouncementList from './announcement-list.tsx';
import block, { type Announcement, type AnnouncementListContent } from './block.ts';

const announcement: Announcement = {
  uid: 41,
  title: 'Dachabdichtung Gartenstraße',
  number: 'SW-B-2026-041',
  rules: 'VOB/A',
  procedure: 'Öffentliche Ausschreibung',
  subjects: ['Dach', 'Fassade/WDVS'],
  place: 'Gartenstraße 14–28',
  period: 'März bis August 2027',
  deadline: '2026-11-25',
  deadlineTime: '10:00',
  documents: [{ title: 'Baubeschreibung', format: 'PDF', bytes: 2_140_000 }],
};

describeConformance(block, examples);

describe('announcement-list', () => {
  it('shows what a bidder has to know', () => {
    show({ today: '2026-11-20' });
    const { number, place, period } = announcement;
    const procedure = 'Öffentliche Ausschreibung nach VOB/A';
    for (const text of [number, place, period, procedure, 'Dach, Fassade/WDVS']) {
      expect(entry().getByText(text)).toBeTruthy();
    }
  });

  it('gives the deadline with its time, and the days that are left', () => {
    show({ today: '2026-11-20' });
    const time = entry().getByText(/25\. November 2026/);
    expect(time.getAttribute('datetime')).toBe('2026-11-25T10:00');
    expect(time.textContent?.replaceAll('\u00a0', ' ')).toBe('Mi., 25. November 2026, 10:00 Uhr');
    expect(entry().getByText('noch 5 Tage')).toBeTruthy();
  });

  it('says nothing about the days that are left when it does not know the day', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Verfahren (1)' })).toBeTruthy();
    expect(screen.queryByText(/noch|endet/)).toBeNull();
  });

  it('leads to the documents of what is open, by a message that names the procedure', () => {
    show({ today: '2026-11-25' });
    expect(entry().getByText(/Baubeschreibung/).textContent).toContain('PDF');
    const link = entry().getByText('Unterlagen per E-Mail anfordern').closest('a');
    expect(link?.getAttribute('href')).toContain(announcement.number);
  });

  it('offers no documents of what is over', () => {
    show({ today: '2026-11-26' });
    expect(screen.getByRole('heading', { name: 'Frist abgelaufen (1)' })).toBeTruthy();
    expect(screen.queryByText(/Vergabeunterlagen|anfordern/)).toBeNull();
  });
});

function show(content: Partial<AnnouncementListContent>): void {
  const rest: AnnouncementListContent = {
    heading: 'Ausschreibungen',
    email: 'vergabe@stadtraum-wohnen.example',
    filter: {},
    items: [announcement],
    total: 1,
  };
  render(<AnnouncementList id="vergabe" content={{ ...rest, ...content }} page={{}} />);
}

function entry() {
  return within(screen.getByRole('article', { name: announcement.title }));
}
