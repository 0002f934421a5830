import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { DISTRICTS, EMPTY_TABLE, INVESTMENTS, TWELVE_COLUMNS } from '../../examples/tables.ts';
import type { TableContent } from './content.ts';

export default [
  {
    name: 'sortierbar',
    content: { heading: 'Bezirke', intro: 'Wo unsere Wohnungen liegen.', table: DISTRICTS },
  },
  { name: 'zwölf Spalten, Wort von 200 Zeichen', content: { table: TWELVE_COLUMNS } },
  { name: 'gestapelt', content: { heading: 'Bezirke', level: 3, table: { ...DISTRICTS, narrow: 'stack' } } },
  { name: 'mit Säulen', content: { heading: 'Investitionen', table: INVESTMENTS } },
  { name: 'leer', content: { table: EMPTY_TABLE } },
] satisfies BlockExample<TableContent>[];
