import {
  describeDaysLeft,
  describeFile,
  documentRequestUrl,
  formatDay,
  subjectsLabel,
} from './announcement-text.ts';

describe('subjectsLabel', () => {
  it.each([
    [['Dach'], 'Gewerk'],
    [['Dach', 'Fassade/WDVS'], 'Gewerke'],
  ])('[FO6] labels %j as %s', (subjects, expected) => {
    expect(subjectsLabel(subjects)).toBe(expected);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-27', 'Fr., 27. November 2026'],
    ['2028-02-29', 'Di., 29. Februar 2028'],
  ])('formats %s as %s', (date, expected) => {
    expect(formatDay(date)).toBe(expected);
  });
});

describe('describeDaysLeft', () => {
  it.each([
    [0, 'endet heute'],
    [1, 'noch 1 Tag'],
    [5, 'noch 5 Tage'],
  ])('describes %d days as "%s"', (days, expected) => {
    expect(describeDaysLeft(days)).toBe(expected);
  });
});

describe('describeFile', () => {
  it.each([
    [2_140_000, 'PDF, 2,1 MB'],
    [412_000, 'PDF, 412 kB'],
    [12, 'PDF, 1 kB'],
  ])('describes %d bytes as %s', (bytes, expected) => {
    const file = { title: 'Plan', format: 'PDF', bytes };
    expect(describeFile(file).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it.each([
    [1, 'PDF, 43 kB, 1 Seite'],
    [12, 'PDF, 43 kB, 12 Seiten'],
  ])('adds the page count of a file on the site: %d pages as %s', (pages, expected) => {
    const file = {
      id: 'plan',
      src: '/media/plan.1f3c5a7e',
      title: 'Plan',
      format: 'PDF' as const,
      bytes: 43_000,
    };
    expect(describeFile({ ...file, pages }).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('documentRequestUrl', () => {
  it('names the procedure and escapes special characters in its number', () => {
    expect(documentRequestUrl('vergabe@stadtraum-wohnen.example', 'SW 1/26 & Co')).toBe(
      'mailto:vergabe@stadtraum-wohnen.example?subject=Vergabeunterlagen%20SW%201%2F26%20%26%20Co',
    );
  });
});
