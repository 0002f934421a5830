import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { announcements } from '../../announcements/announcement.examples.ts';
import examples from './announcement-list.examples.ts';
import AnnouncementList from './announcement-list.tsx';
import block from './block.ts';
import type { AnnouncementListContent } from './content.ts';

const path = '/ausschreibungen';
const name = (field: string) => `tx_dmannouncements_announcementlist[${field}]`;
const [roof] = announcements;
if (!roof) throw new Error('no example');

describeConformance(block, examples);

describe('announcement-list filter', () => {
  it('[R2.7-1] [R2.7-6] submits both dates and the subject to its own page, and shows the active filter', () => {
    show({ filter: { ausfristvon: '01.12.2026', ausfristbis: '24.12.2026', gewerk: 'Dach' } });
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Frist ab' });
    expect(from.form?.method).toBe('get');
    expect(new URL(from.form?.action ?? '').pathname).toBe(path);
    expect([...new FormData(from.form ?? undefined)]).toEqual([
      [name('ausfristvon'), '01.12.2026'],
      [name('ausfristbis'), '24.12.2026'],
      [name('gewerk'), 'Dach'],
    ]);
  });

  it('[R2.7-2] is reset by loading the page without the query string', () => {
    show({ filter: { ausfristvon: '01.12.2026', ausfristbis: '', gewerk: '' } });
    const reset = screen.getByRole('link', { name: 'Ohne Filter neu laden' });
    expect(reset).toHaveAttribute('href', path);
  });

  it('[AC3] jumps to the focusable results, which the number names', () => {
    show({});
    const { form } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gewerk' });
    const results = screen.getByRole('region', { name: /^\d+ Ausschreibungen$/ });
    expect(form?.action).toMatch(new RegExp(`${path}#${results.id}$`));
    expect(results.tabIndex).toBe(-1);
  });

  it('[R5.2-1] [VI5] keeps a date that it ignores in its field, and names it', () => {
    show({ problems: [{ name: 'ausfristbis', typed: '12122026', reason: 'not-a-date' }] });
    const to = screen.getByRole('textbox', { name: 'Frist bis' });
    expect(to).toHaveValue('12122026');
    expect(to).toHaveAccessibleDescription(/^„12122026“ ist kein Datum/);
    expect(
      screen.getByRole('region', { name: /„12122026“, weil das kein Datum wie 18.12.2026 ist; bitte/ }),
    ).toBeInTheDocument();
  });

  it('[R2.7-6] keeps the sort order when it is submitted, and when a chip removes a filter', () => {
    show({ filter: { ausfristvon: '01.12.2026', ausfristbis: '', gewerk: 'Dach' }, sort: 'number' });
    const { form } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gewerk' });
    expect(new FormData(form ?? undefined).get(name('sort'))).toBe('number');
    const chips = within(screen.getByRole('list', { name: 'Aktive Filter' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Frist ab 01.12.2026 entfernen',
      'Gewerk Dach entfernen',
    ]);
    const { searchParams } = new URL(chips[0]?.getAttribute('href') ?? '', 'https://a.example');
    expect([...searchParams]).toEqual([
      [name('gewerk'), 'Dach'],
      [name('sort'), 'number'],
    ]);
  });
});

describe('announcement-list result', () => {
  it("links to each announcement's page and shows its number, subjects, procedure and place", () => {
    show({ today: '2026-11-20' });
    const row = rowOf('Dachabdichtung');
    expect(within(row).getByRole('link')).toHaveAttribute('href', roof.path);
    expect(row).toHaveTextContent(roof.number);
    expect(row).toHaveTextContent('Dach, Garten-/Landschaftsbau');
    expect(row.nextElementSibling).toHaveTextContent('Öffentliche Ausschreibung nach VOB/A, Garten');
  });

  it('shows the deadline with its time, the days left and a calendar link', () => {
    show({ today: '2026-11-20' });
    const row = rowOf('Dachabdichtung');
    const time = within(row).getByRole('time');
    expect(time).toHaveAttribute('datetime', '2026-11-25T10:00');
    expect(time.textContent?.replaceAll('\u00a0', ' ')).toBe('Mi., 25. November 2026, 10:00 Uhr');
    expect(within(row).getByText('noch 5 Tage')).toBeInTheDocument();
    const calendar = screen.getByRole('link', { name: /^Frist in den Kalender Dachabdichtung/ });
    expect(calendar).toHaveAttribute('href', '/daten/ausschreibungen/41.ics');
  });

  it('omits the days left when the current date is unknown', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Verfahren' })).toBeInTheDocument();
    expect(screen.queryByText(/noch \d|endet/)).not.toBeInTheDocument();
  });

  it('offers downloads, document requests and calendar links only for open announcements', () => {
    show({ today: '2026-11-25' });
    const file = screen.getByText(/^Leistungsverzeichnis/).closest('a');
    expect(file?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `Leistungsverzeichnis zu ${roof.number} (PDF, 43 kB, 2 Seiten)`,
    );
    expect([file?.getAttribute('href'), file?.hasAttribute('download')]).toEqual([
      '/media/leistungsverzeichnis-dach.1f3c5a7e/document.pdf',
      true,
    ]);
    const link = screen.getByText('Weitere Unterlagen per E-Mail anfordern').closest('a');
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(roof.number)));
    expect(screen.getAllByText(/Frist in den Kalender/)).toHaveLength(2);
    expect(rowOf('Malerarbeiten').nextElementSibling?.textContent).not.toMatch(/Unterlagen|Kalender/);
  });

  it('[FO1] [P34] offers the subscription until the award or the cancellation, also after the deadline', () => {
    const [, , expired] = announcements;
    if (!expired) throw new Error('no example');
    const cancelled = { ...expired, uid: 39, title: 'Aufgehobenes Verfahren', cancelled: true };
    show({ today: '2026-11-20', items: [...announcements, cancelled] });
    const followed = [...document.querySelectorAll('form[data-announcement-uid]')];
    expect(followed.map((form) => Number(form.getAttribute('data-announcement-uid')))).toEqual([41, 42, 38]);
    expect(screen.getByRole('heading', { name: 'Aufgehobene Verfahren' })).toBeInTheDocument();
  });

  it('[P38] links a filtered list to the subscription to its search', () => {
    const searchSubscription = '/ausschreibungen/suche-abonnieren';
    show({ searchSubscription });
    expect(screen.queryByRole('link', { name: /Suche per E-Mail/ })).not.toBeInTheDocument();
    show({ searchSubscription, filter: { ausfristvon: '', ausfristbis: '24.12.2026', gewerk: 'Dach' } });
    const href = screen.getByRole('link', { name: /Suche per E-Mail/ }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'https://a.example');
    expect([pathname, ...searchParams]).toEqual([
      searchSubscription,
      [name('ausfristbis'), '24.12.2026'],
      [name('gewerk'), 'Dach'],
    ]);
  });

  it('[R2.11-22] links each column header to the page in its sort order and marks the active one', () => {
    show({ today: '2026-11-20', sort: 'title' });
    const head = screen.getAllByRole('columnheader', { name: 'Ausschreibung' })[0] as HTMLElement;
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    const href = head.querySelector('a')?.getAttribute('href') ?? '';
    expect(new URL(href, 'https://a.example').searchParams.get(name('sort'))).toBe('title-descending');
  });

  it('links to all announcements and to the feed of the subject when the filter matches nothing', () => {
    show({ filter: { ausfristvon: '', ausfristbis: '', gewerk: 'Dach' }, items: [], total: 0 });
    expect(screen.getByRole('status').textContent).toBe('Keine Ausschreibungen im Gewerk Dach');
    const resets = screen.getAllByRole('link', { name: 'Ohne Filter neu laden' });
    expect(resets.map((reset) => reset.getAttribute('href'))).toEqual([path, path]);
    expect(screen.getByRole('link', { name: 'Atom-Feed zu Dach' })).toHaveAttribute(
      'href',
      '/daten/ausschreibungen.atom?gewerk=Dach',
    );
  });
});

function show(content: Partial<AnnouncementListContent>): void {
  const defaults: AnnouncementListContent = {
    heading: 'Ausschreibungen',
    email: 'vergabe@stadtraum-wohnen.example',
    feed: '/daten/ausschreibungen.atom',
    queryPrefix: 'tx_dmannouncements_announcementlist',
    filter: { ausfristvon: '', ausfristbis: '', gewerk: '' },
    options: { gewerk: [{ value: 'Dach', hits: 1 }] },
    labels: { ausfristvon: 'Frist ab', ausfristbis: 'Frist bis', gewerk: 'Gewerk' },
    sort: '',
    items: announcements,
    total: announcements.length,
  };
  render(<AnnouncementList id="vergabe" content={{ ...defaults, ...content }} page={{ path }} />);
}

function rowOf(title: string): HTMLElement {
  const link = screen.getAllByRole('link').find(({ textContent }) => textContent?.startsWith(title));
  return link?.closest('tr') as HTMLElement;
}
