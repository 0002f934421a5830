import { dateProblem } from './date-problem.ts';

describe('dateProblem', () => {
  it('[R5.3-2] rejects an impossible date with a German message', () => {
    expect(dateProblem('31.02.2026', {})).toBe(
      'Den 31.02.2026 gibt es nicht. Bitte prüfen Sie Tag und Monat.',
    );
  });

  it.each(['', '31.02', '31.02.26'])('[R5.2-1] treats "%s" as empty', (text) => {
    expect(dateProblem(text, { min: '2026-01-01' })).toBeUndefined();
  });

  it.each([
    ['30.11.2026', { min: '2026-12-01' }, 'Bitte wählen Sie einen Tag ab dem 01.12.2026.'],
    ['24.12.2026', { max: '2026-12-23' }, 'Bitte wählen Sie einen Tag bis zum 23.12.2026.'],
    [
      '24.12.2026',
      { min: '2026-12-01', max: '2026-12-23' },
      'Bitte wählen Sie einen Tag vom 01.12.2026 bis zum 23.12.2026.',
    ],
  ])('[R5.2-2] rejects %s outside its limits', (text, limits, expected) => {
    expect(dateProblem(text, limits)).toBe(expected);
  });

  it('rejects a day of the weekend where only workdays are allowed', () => {
    expect(dateProblem('05.12.2026', { workdaysOnly: true })).toBe(
      'Der 05.12.2026 ist ein Samstag. Bitte wählen Sie einen Tag von Montag bis Freitag.',
    );
    expect(dateProblem('06.12.2026', { workdaysOnly: true })).toMatch(/Sonntag/);
    expect(dateProblem('07.12.2026', { workdaysOnly: true })).toBeUndefined();
    expect(dateProblem('05.12.2026', {})).toBeUndefined();
  });

  it.each(['01.12.2026', '23.12.2026'])('[R5.2-2] accepts %s, the limit itself', (text) => {
    expect(dateProblem(text, { min: '2026-12-01', max: '2026-12-23' })).toBeUndefined();
  });
});
