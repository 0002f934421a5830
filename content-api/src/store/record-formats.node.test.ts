import { FORMATS } from './record-formats.ts';
import { fieldsInText, textFor } from './record-text.ts';

const TODAY = '2026-11-23';
const TITLE = '[{rooms|number}-Zimmer-]Wohnung[ mit {outside}][{lift} und Aufzug] in Elsenau-{district}';

describe('the text about a record', () => {
  const title = (record: Record<string, unknown>) => textFor(TITLE, record, 200, TODAY);

  it('[VI12] leaves out parts in brackets whose fields are missing or false', () => {
    const record = { rooms: 2.5, outside: 'Balkon', lift: true, district: 'Nord' };
    expect(title(record)).toBe('2,5-Zimmer-Wohnung mit Balkon und Aufzug in Elsenau-Nord');
    expect(title({ district: 'Nord', lift: false, outside: '' })).toBe('Wohnung in Elsenau-Nord');
    expect(title({})).toBe('Wohnung in Elsenau-');
  });

  it('depends on a field where the template has a choice', () => {
    const choice = { by: 'kind', cases: { Laden: 'Laden, {area|number} m²' }, otherwise: '{title}' };
    expect(textFor(choice, { kind: 'Laden', area: 86 }, 50, TODAY)).toBe('Laden, 86 m²');
    expect(textFor(choice, { kind: 'toString', title: 'Etage' }, 50, TODAY)).toBe('Etage');
    expect(fieldsInText(choice).map(({ field }) => field)).toEqual(['area', 'title']);
  });

  it('[VI12] names a day that has come as the pages do: sofort', () => {
    const free = (available: string) => textFor('frei ab {available|starting-day}', { available }, 50, TODAY);
    expect([free('2026-11-13'), free('2026-12-19')]).toEqual(['frei ab sofort', 'frei ab 19. Dezember 2026']);
  });

  it('is cut at a word, and inserts fields as they are', () => {
    expect(textFor('{title}', { title: '[{rooms}]', rooms: 3 }, 50, TODAY)).toBe('[{rooms}]');
    expect(textFor('{title}', { title: 'eins zwei drei' }, 10, TODAY)).toBe('eins…');
  });
});

describe('a format', () => {
  const format = (name: string, value: unknown) => FORMATS[name]?.(value, TODAY);

  it.each([
    ['euro', 563.5, '563,50\u00a0€'],
    ['euro', '563', undefined],
    ['number', 58.4, '58,4'],
    ['number', 2024, '2024'],
    ['day', '2026-12-19', '19. Dezember 2026'],
    ['day', 'bald', undefined],
    ['starting-day', '2026-11-24', '24. November 2026'],
    ['starting-day', '2026-11-23', 'sofort'],
    ['starting-day', 'bald', undefined],
    ['since-day', '2026-11-23', 'heute'],
    ['since-day', '2026-11-22', 'gestern'],
    ['since-day', '2026-11-17', 'dem 17. November 2026'],
    ['since-day', 'bald', undefined],
    ['coming-day', '2026-12-19', '2026-12-19'],
    ['coming-day', '2026-11-13', '2026-11-23'],
    ['coming-day', 'bald', undefined],
    ['duration', 8, 'PT8S'],
    ['postal-address', 'Elsenau', undefined],
  ])('%s of %j is %j', (name, value, expected) => {
    expect(format(name, value)).toBe(expected);
  });

  it('[VI12] reads an address, with or without a street, and without what follows a semicolon', () => {
    expect(
      format('postal-address', '09998 Elsenau; die genaue Anschrift nennen wir zur Besichtigung'),
    ).toEqual({
      '@type': 'PostalAddress',
      postalCode: '09998',
      addressLocality: 'Elsenau',
      addressCountry: 'DE',
    });
    expect(format('postal-address', 'Gartenstraße 14–28, 09996 Elsenau')).toMatchObject({
      streetAddress: 'Gartenstraße 14–28',
    });
  });

  it('[VI12] reads opening hours, and omits all of them if a line has another form', () => {
    const read = (...lines: string[]) =>
      (
        format('opening-hours', lines) as { dayOfWeek: string[]; opens: string; closes: string }[] | undefined
      )?.map(
        ({ dayOfWeek, opens, closes }) =>
          `${dayOfWeek.map((day) => day.slice(0, 2)).join(' ')} ${opens}-${closes}`,
      );
    expect(read('Montag bis Donnerstag 8:30–17:00 Uhr', 'Freitag 8:30–13:00 Uhr')).toEqual([
      'Mo Tu We Th 08:30-17:00',
      'Fr 08:30-13:00',
    ]);
    expect(read('Dienstag und Donnerstag 9:00–17:00\u00a0Uhr')).toEqual(['Tu Th 09:00-17:00']);
    expect(read('täglich außer Montag 14:00–18:00 Uhr')).toEqual(['Tu We Th Fr Sa Su 14:00-18:00']);
    expect(read('Freitag 8:30–13:00 Uhr', 'April bis Oktober, tagsüber')).toBeUndefined();
    expect(read('nach Vereinbarung 8:30–13:00 Uhr')).toBeUndefined();
  });

  it('finds pictures at any depth, each once, and a video', () => {
    const picture = { src: '/media/hof.0123abcd', widths: [640, 1280] };
    const video = { src: '/media/film.0123abcd', seconds: 8, poster: picture };
    expect(format('pictures', [{ picture }, { slides: [{ picture }] }])).toEqual([`${picture.src}/1280.jpg`]);
    expect(format('picture', video)).toBe(`${picture.src}/1280.jpg`);
    expect(format('pictures', [{ caption: 'ohne' }])).toBeUndefined();
    expect(format('video', video)).toBe('/media/film.0123abcd/video.mp4');
  });
});
