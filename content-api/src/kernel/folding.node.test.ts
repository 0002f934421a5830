import { fold, germanSortKey } from './folding.ts';

describe('folding', () => {
  it('ignores case and Unicode composition, and folds ß to ss', () => {
    expect(new Set(['Straße', 'STRASSE', 'strasse', 'STRAẞE'].map(fold)).size).toBe(1);
    expect(fold('A\u0308hre')).toBe(fold('ÄHRE'));
    expect(fold('Öl')).not.toBe(fold('Ol'));
  });

  it('sorts like a German dictionary', () => {
    const words = ['Zaun', 'Äpfel', 'Apfel', 'Straße', 'Strand', 'Öl', 'Ofen', 'azur', 'Apfelbaum'];
    const byKey = (a: string, b: string) => (germanSortKey(a) < germanSortKey(b) ? -1 : 1);
    expect([...words].sort(byKey)).toEqual([...words].sort(new Intl.Collator('de').compare));
  });
});
