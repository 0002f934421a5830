import { cleanDateText, describeDay, formatDateText, parseDateText } from './date-text.ts';

describe('parseDateText', () => {
  it.each([
    ['27.11.2026', '2026-11-27'],
    ['1.2.2027', '2027-02-01'],
    [' 01.02.2027 ', '2027-02-01'],
    ['29.02.2028', '2028-02-29'],
    ['31.12.0999', '0999-12-31'],
  ])('[R5.2-1] reads %s as %s', (text, day) => {
    expect(parseDateText(text)).toEqual({ kind: 'day', day });
  });

  it.each(['31.02.2026', '29.02.2027', '31.04.2026', '00.01.2026', '01.13.2026', '99.99.9999'])(
    '[R5.3-2] rejects %s as impossible',
    (text) => {
      expect(parseDateText(text)).toEqual({ kind: 'impossible' });
    },
  );

  it.each([
    '',
    ' ',
    '27',
    '27.11.',
    '27.11.26',
    '27.11.12026',
    '2026-11-27',
    '27/11/2026',
    'morgen',
    '27.11.2026 Uhr',
  ])('[R5.2-1] treats "%s" as empty', (text) => {
    expect(parseDateText(text)).toEqual({ kind: 'empty' });
  });
});

describe('cleanDateText', () => {
  it.each([
    ['27.11.2026', '27.11.2026'],
    ['2a7.x11', '27.11'],
    ['27,11,2026', '27.11.2026'],
    ['27/11/2026', '27.11.2026'],
    ['27-11-2026', '27.11.2026'],
    ['27. 11. 2026', '27.11.2026'],
    ['2026-11-27', '27.11.2026'],
    ['2026-11-27T12:00', '27.11.2026'],
    ['27.11.20261', '27.11.2026'],
    ['morgen', ''],
  ])('[R5.3-1] cleans %s to %s', (text, expected) => {
    expect(cleanDateText(text)).toBe(expected);
  });
});

describe('formatting a day', () => {
  it('formats a day as visitors type it', () => {
    expect(formatDateText('2027-02-01')).toBe('01.02.2027');
  });

  it('[R9.6-1] describes a day in German', () => {
    expect(describeDay('2026-11-27')).toBe('Freitag, 27. November 2026');
  });
});
