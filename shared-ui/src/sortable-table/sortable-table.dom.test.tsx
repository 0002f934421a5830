import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import examples from './sortable-table.examples.tsx';
import { type Sort, SortableTable } from './sortable-table.tsx';

// Hydration turns links into buttons without replacing the elements.
describeComponent('SortableTable', examples, { attributesSetByHydration: ['role'] });

const columns = [
  { key: 'haus', label: 'Haus', isSortable: true },
  { key: 'jahr', label: 'Baujahr', isSortable: true },
  { key: 'lage', label: 'Lage' },
];
const rows = [
  { key: '1', cells: { haus: 'Ufer', jahr: 1928, lage: 'Nord' } },
  { key: '2', cells: { haus: 'Ahorn', jahr: 1965, lage: 'Süd' } },
  { key: '3', cells: { haus: 'Öl', jahr: 1901, lage: 'Ost' } },
];
const hrefOf = ({ column, direction }: Sort) => `?sortierung=${column}-${direction}`;
const onSort = jest.fn();

const oneTable = (
  <SortableTable caption="Häuser" columns={columns} rows={rows} hrefOf={hrefOf} onSort={onSort} />
);
const twoTables = (
  <>
    {oneTable}
    <SortableTable caption="Höfe" columns={columns} rows={rows} hrefOf={hrefOf} />
  </>
);

// Finds elements by content, because queries by role and name are slow. One test below checks roles and names.
const table = (caption = 'Häuser') =>
  [...document.querySelectorAll('table')].find(
    (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === caption,
  );
const button = (label: string, of?: string) =>
  [...(table(of)?.querySelectorAll<HTMLElement>('[role=button]') ?? [])].find(
    ({ textContent }) => textContent === label,
  ) as HTMLElement;
const header = (label: string, of?: string) => button(label, of).closest('th') as HTMLTableCellElement;
const houses = (of?: string) =>
  [...(table(of)?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelector('td')?.textContent);

beforeEach(() => onSort.mockClear());

describe('without JavaScript', () => {
  it('renders headers as links to the sorted page, in reverse for the sorted column', () => {
    renderOnServer(
      <SortableTable
        caption="Häuser"
        columns={columns}
        rows={rows}
        hrefOf={hrefOf}
        initialSort={{ column: 'jahr', direction: 'ascending' }}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?sortierung=haus-ascending',
      '?sortierung=jahr-descending',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Baujahr' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('keeps the given order of rows', () => {
    renderOnServer(oneTable);
    expect(houses()).toEqual(['Ufer', 'Ahorn', 'Öl']);
  });
});

describe('without sorting on the server', () => {
  const unsortedTable = <SortableTable caption="Häuser" columns={columns} rows={rows} />;

  it('renders headers as plain text before hydration', () => {
    renderOnServer(unsortedTable);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])(
    'renders headers as buttons after hydration that can be focused and sort on %p',
    async (key) => {
      await renderOnServer(unsortedTable).hydrate();
      // The first stop is the scrollable region around the table.
      await userEvent.tab();
      await userEvent.tab();
      expect(button('Haus')).toHaveFocus();
      await userEvent.keyboard(key);
      expect(houses()).toEqual(['Ahorn', 'Öl', 'Ufer']);
      expect(header('Haus')).toHaveAttribute('aria-sort', 'ascending');
    },
  );
});

describe('a sortable header', () => {
  it('[R2.11-22] toggles its column span between 1 and 6', async () => {
    await renderOnServer(oneTable).hydrate();
    const spans = [];
    for (let press = 0; press < 4; press += 1) {
      spans.push(header('Baujahr').colSpan);
      await userEvent.click(button('Baujahr'));
    }
    expect(spans).toEqual([1, 6, 1, 6]);
  });

  it('[R2.11-22] resets its column span to 1 when another header is pressed', async () => {
    await renderOnServer(oneTable).hydrate();
    await userEvent.click(button('Baujahr'));
    await userEvent.click(button('Haus'));
    expect([header('Haus').colSpan, header('Baujahr').colSpan]).toEqual([6, 1]);
  });

  it('sorts rows in ascending order first and sets aria-sort on one header', async () => {
    await renderOnServer(oneTable).hydrate();
    expect(document.querySelector('[aria-sort]')).not.toBeInTheDocument();
    await userEvent.click(button('Baujahr'));
    expect(houses()).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(header('Baujahr')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button('Baujahr'));
    expect(houses()).toEqual(['Ahorn', 'Ufer', 'Öl']);
    expect(header('Baujahr')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button('Haus'));
    expect(houses()).toEqual(['Ahorn', 'Öl', 'Ufer']);
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
  });

  it('keeps details below their rows', async () => {
    const detailed = rows.map((row) => ({ ...row, detail: `Zu ${row.cells.haus}` }));
    await renderOnServer(<SortableTable caption="Häuser" columns={columns} rows={detailed} />).hydrate();
    await userEvent.click(button('Haus'));
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('tbody tr > td:only-child')];
    expect(cells.map(({ textContent, colSpan }) => [textContent, colSpan])).toEqual([
      ['Zu Ahorn', 3],
      ['Zu Öl', 3],
      ['Zu Ufer', 3],
    ]);
    expect(cells[0]?.closest('tr')?.previousElementSibling?.firstElementChild?.textContent).toBe('Ahorn');
  });

  it('announces the order and calls onSort', async () => {
    await renderOnServer(oneTable).hydrate();
    await userEvent.click(button('Baujahr'));
    expect(screen.getByRole('status').textContent).toBe('Sortiert nach Baujahr, aufsteigend');
    expect(onSort).toHaveBeenCalledWith({ column: 'jahr', direction: 'ascending' });
  });

  it('has a description; headers that do not sort are not buttons', async () => {
    await renderOnServer(oneTable).hydrate();
    const hint = document.getElementById(button('Haus').getAttribute('aria-describedby') ?? '');
    expect(hint).toHaveTextContent('Spaltenköpfe sortieren die Tabelle.');
    expect(screen.getByRole('table', { name: 'Häuser' })).toBe(table());
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Haus', 'Baujahr']);
  });

  it('does not affect other tables', async () => {
    await renderOnServer(twoTables).hydrate();
    await userEvent.click(button('Baujahr', 'Höfe'));
    expect(houses('Häuser')).toEqual(['Ufer', 'Ahorn', 'Öl']);
    expect(houses('Höfe')).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(header('Baujahr', 'Häuser').colSpan).toBe(1);
  });
});

describe('keyboard', () => {
  it.each(['{Enter}', ' '])('%p sorts and keeps the focus', async (key) => {
    await renderOnServer(oneTable).hydrate();
    act(() => button('Baujahr').focus());
    await userEvent.keyboard(key);
    expect(houses()).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(button('Baujahr')).toHaveFocus();
  });

  it('Tab and Shift+Tab move from header to header', async () => {
    await renderOnServer(oneTable).hydrate();
    act(() => button('Haus').focus());
    await userEvent.tab();
    expect(button('Baujahr')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Haus')).toHaveFocus();
  });

  it('ignores other keys and clicks that open a new window', async () => {
    await renderOnServer(oneTable).hydrate();
    expect(fireEvent.keyDown(button('Haus'), { key: 'ArrowDown' })).toBe(true);
    // jsdom cannot navigate.
    const preventNavigation = (event: Event) => event.preventDefault();
    window.addEventListener('click', preventNavigation);
    fireEvent.click(button('Haus'), { ctrlKey: true });
    window.removeEventListener('click', preventNavigation);
    expect(onSort).not.toHaveBeenCalled();
  });
});
