import { DISTRICTS, INVESTMENTS } from '../examples/tables.ts';
import { readChart } from './read-chart.ts';

const show = (chart: ReturnType<typeof readChart>) =>
  chart && [chart.kind, ...chart.values.map(({ label, text }) => `${label} ${text}`)];

describe('readChart', () => {
  it('[VI13] draws a column of the table as bars, one for each row', () => {
    const chart = readChart({ ...DISTRICTS, chart: { title: 'Miete', of: 'Miete in €/m²' } });
    expect(show(chart)).toEqual(['bars', 'Mitte 7,10', 'Nord 6,40', 'Hafen 7,85']);
    expect([chart?.highest.label, chart?.lowest.label]).toEqual(['Hafen', 'Nord']);
  });

  it('[VI13] draws a row of the table as columns, one for each column of figures', () => {
    expect(show(readChart(INVESTMENTS))).toEqual(['columns', '2023 28,4', '2024 36,9', '2025 44,2']);
  });

  it('omits sums', () => {
    const chart = { title: 'Neubau', of: 'Neubau', omit: ['2024'] };
    expect(show(readChart({ ...INVESTMENTS, chart }))).toEqual(['columns', '2023 28,4', '2025 44,2']);
  });

  it.each<[string, { of: string; omit?: string[] }]>([
    ['an unknown name', { of: 'Balkone' }],
    ['a single value', { of: 'Neubau', omit: ['2023', '2024'] }],
    ['negative values', { of: 'Verluste' }],
    ['zeros', { of: 'Ankauf' }],
  ])('draws nothing for %s', (_, chart) => {
    const rows = [...INVESTMENTS.rows, ['Verluste', 1, -2, 3], ['Ankauf', 0, 0, 0]];
    expect(readChart({ ...INVESTMENTS, rows, chart: { title: 'Titel', ...chart } })).toBeUndefined();
  });
});
