import type { ComponentExample } from '../component-example.ts';
import { type Column, type Row, type Sort, SortableTable } from './sortable-table.tsx';

const columns: Column[] = [
  { key: 'titel', label: 'Ausschreibung', isRowHead: true, isSortable: true },
  { key: 'gewerk', label: 'Gewerk', isSortable: true },
  { key: 'frist', label: 'Frist', isSortable: true },
  { key: 'lose', label: 'Lose', isNumeric: true, isSortable: true },
  { key: 'unterlagen', label: 'Unterlagen' },
];

const tender = (
  key: string,
  titel: string,
  gewerk: string,
  [day, month]: [number, number],
  lose: number,
): Row => ({
  key,
  cells: {
    titel,
    gewerk,
    frist: {
      content: `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.2027`,
      sortValue: month * 100 + day,
    },
    lose,
    unterlagen: { content: <a href={`/ausschreibungen/${key}`}>Ansehen</a> },
  },
});

const rows: Row[] = [
  tender('a1', 'Dacherneuerung Uferstraße', 'Dachdeckung', [14, 2], 1),
  tender('a2', 'Aufzüge im Lindenhof', 'Fördertechnik', [3, 2], 2),
  tender('a3', 'Öffnung des Innenhofs am Kanalweg', 'Garten- und Landschaftsbau', [28, 1], 4),
  tender('a4', 'Zählerfernauslesung', 'Messtechnik', [28, 3], 12),
];

const hrefOf = ({ column, direction }: Sort) => `?sortierung=${column}-${direction}`;

export default [
  {
    name: 'gestapelt, wo wenig Platz ist',
    element: (
      <SortableTable
        caption="Laufende Ausschreibungen"
        columns={columns}
        rows={rows}
        initialSort={{ column: 'titel', direction: 'ascending' }}
        hrefOf={hrefOf}
        narrow="stack"
      />
    ),
  },
  {
    name: 'seitlich zu bewegen',
    element: (
      <SortableTable
        caption="Laufende Ausschreibungen"
        columns={[
          ...columns,
          ...Array.from({ length: 7 }, (_, index) => ({ key: `x${index}`, label: `Angabe ${index + 1}` })),
        ]}
        rows={rows}
        hrefOf={hrefOf}
      />
    ),
  },
  {
    name: 'mit Angaben unter den Zeilen',
    element: (
      <SortableTable
        caption="Laufende Ausschreibungen"
        columns={columns}
        rows={rows.map((row) => ({ ...row, detail: `Die Unterlagen zu ${row.key} sind kostenfrei.` }))}
        hrefOf={hrefOf}
        narrow="stack"
      />
    ),
  },
  {
    name: 'leer',
    element: (
      <SortableTable
        caption="Laufende Ausschreibungen"
        columns={columns}
        rows={[]}
        hrefOf={hrefOf}
        emptyText="Zurzeit läuft keine Ausschreibung."
      />
    ),
  },
] satisfies ComponentExample[];
