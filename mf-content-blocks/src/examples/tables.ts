import type { TableData } from '../content-table/table-data.ts';
import { LONG_WORD } from './long-word.ts';

export const DISTRICTS: TableData = {
  caption: 'Bestand nach Bezirken',
  columns: [
    { label: 'Bezirk', isRowHead: true, isSortable: true },
    { label: 'Wohnungen', isNumeric: true, isSortable: true },
    { label: 'Miete in €/m²', isNumeric: true, isSortable: true, decimals: 2 },
  ],
  rows: [
    ['Mitte', 1830, 7.1],
    ['Nord', 2212, 6.4],
    ['Hafen', 904, 7.85],
  ],
  chart: { title: 'Wohnungen nach Bezirken', of: 'Wohnungen' },
  note: 'Stand: 31. Dezember 2025.',
};

export const INVESTMENTS: TableData = {
  caption: 'Investitionen in Millionen Euro',
  columns: [
    { label: 'Bereich', isRowHead: true },
    ...['2023', '2024', '2025'].map((label) => ({ label, isNumeric: true, decimals: 1 })),
  ],
  rows: [
    ['Neubau', 28.4, 36.9, 44.2],
    ['Modernisierung', 17.2, 18.8, 21.5],
  ],
  chart: { title: 'Neubau in Millionen Euro', of: 'Neubau' },
};

export const TWELVE_COLUMNS: TableData = {
  caption: 'Bezüge im Jahr 2025',
  columns: [
    { label: 'Monat', isRowHead: true },
    ...Array.from({ length: 11 }, (_, index) => ({ label: `Bezirk ${index + 1}`, isNumeric: true })),
  ],
  rows: [
    ['Januar', 4, 2, 9, 1, 0, 3, 5, 7, 2, 1, 8],
    [LONG_WORD, 3],
  ],
  chart: { title: LONG_WORD, of: 'Bezirk 1' },
};

export const EMPTY_TABLE: TableData = {
  caption: 'Vergebene Aufträge',
  columns: [{ label: 'Auftrag' }],
  rows: [],
};
