import { render, screen, within } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './table.examples.tsx';
import { Table } from './table.tsx';

describeComponent('Table', examples);

const columns = [
  { key: 'haus', label: 'Haus', isRowHead: true },
  { key: 'flaeche', label: 'Fläche', isNumeric: true },
  { key: 'lage', label: 'Lage' },
];
const rows = [{ key: '1', cells: { haus: 'Lindenhof', flaeche: 74 } }];

describe('table', () => {
  it('[R2.11-17] scrolls in a focusable region labelled by the caption', () => {
    render(<Table caption="Wohnungen" columns={columns} rows={rows} />);
    const frame = screen.getByRole('region', { name: 'Wohnungen' });
    expect(frame.tabIndex).toBe(0);
    expect(within(frame).getByRole('table')).toBeInTheDocument();
  });

  it('[R2.11-17] provides each value’s label for stacked rows', () => {
    render(<Table caption="Wohnungen" columns={columns} rows={rows} narrow="stack" />);
    expect(screen.getAllByRole('cell').map(({ dataset }) => dataset.label)).toEqual(['Fläche', 'Lage']);
  });

  it('[FO6] prefers the label of a cell to that of its column', () => {
    const row = { key: '1', cells: { lage: { content: 'Hafen, Nord', label: 'Lagen' } } };
    render(<Table caption="Wohnungen" columns={columns} rows={[row]} narrow="stack" />);
    expect(screen.getAllByRole('cell').at(-1)).toHaveAttribute('data-label', 'Lagen');
    expect(screen.getByRole('columnheader', { name: 'Lage' })).toBeInTheDocument();
  });

  it('links cells to their row and column headers', () => {
    render(<Table caption="Wohnungen" columns={columns} rows={rows} />);
    expect(screen.getByRole('rowheader', { name: 'Lindenhof' })).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader');
    const cells = [screen.getByRole('rowheader'), ...screen.getAllByRole('cell')];
    expect(cells.map((cell) => cell.getAttribute('headers'))).toEqual(headers.map(({ id }) => id));
  });

  it('renders an empty cell for a missing value', () => {
    render(<Table caption="Wohnungen" columns={columns} rows={rows} />);
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('');
  });

  it('shows a message if it has no rows', () => {
    render(<Table caption="Wohnungen" columns={columns} rows={[]} />);
    expect(screen.getByRole('cell', { name: 'Keine Einträge' })).toHaveAttribute('colspan', '3');
  });
});
