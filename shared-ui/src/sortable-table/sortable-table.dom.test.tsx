import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { serverRendered } from '../testing/server-rendered.tsx';
import examples from './sortable-table.examples.tsx';
import { type Sort, SortableTable } from './sortable-table.tsx';

// Links become buttons: the same elements.
describeComponent('SortableTable', examples, { attributesOfHydration: ['role'] });

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

const table = (
  <SortableTable caption="Häuser" columns={columns} rows={rows} hrefOf={hrefOf} onSort={onSort} />
);
const two = (
  <>
    {table}
    <SortableTable caption="Höfe" columns={columns} rows={rows} hrefOf={hrefOf} />
  </>
);

const inTable = (name = 'Häuser') => within(screen.getByRole('table', { name }));
const button = (name: string, of?: string) => inTable(of).getByRole('button', { name });
const head = (name: string, of?: string) => button(name, of).closest('th') as HTMLTableCellElement;
const houses = (of?: string) =>
  inTable(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

beforeEach(() => onSort.mockClear());

describe('without JavaScript', () => {
  it('heads are links to the page in that order, the other way round where it is in that order already', () => {
    serverRendered(
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
    expect(screen.getByRole('columnheader', { name: 'Baujahr' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('rows stand as they came', () => {
    serverRendered(table);
    expect(houses()).toEqual(['Ufer', 'Ahorn', 'Öl']);
  });
});

describe('a sortable head', () => {
  it('[R2.11-22] toggles its column span between 1 and 6', async () => {
    await serverRendered(table).hydrate();
    const spans = [];
    for (let press = 0; press < 4; press += 1) {
      spans.push(head('Baujahr').colSpan);
      await userEvent.click(button('Baujahr'));
    }
    expect(spans).toEqual([1, 6, 1, 6]);
  });

  it('[R2.11-22] gives its span back when another one is pressed', async () => {
    await serverRendered(table).hydrate();
    await userEvent.click(button('Baujahr'));
    await userEvent.click(button('Haus'));
    expect([head('Haus').colSpan, head('Baujahr').colSpan]).toEqual([6, 1]);
  });

  it('sorts the rows, ascending first, and says so by aria-sort, on one head only', async () => {
    await serverRendered(table).hydrate();
    expect(document.querySelector('[aria-sort]')).toBeNull();
    await userEvent.click(button('Baujahr'));
    expect(houses()).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(head('Baujahr').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(button('Baujahr'));
    expect(houses()).toEqual(['Ahorn', 'Ufer', 'Öl']);
    expect(head('Baujahr').getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(button('Haus'));
    expect(houses()).toEqual(['Ahorn', 'Öl', 'Ufer']);
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
  });

  it('tells the order, and its owner', async () => {
    await serverRendered(table).hydrate();
    await userEvent.click(button('Baujahr'));
    expect(screen.getByRole('status').textContent).toBe('Sortiert nach Baujahr, aufsteigend');
    expect(onSort).toHaveBeenCalledWith({ column: 'jahr', direction: 'ascending' });
  });

  it('is described by what it does, and those that do not sort are no buttons', async () => {
    await serverRendered(table).hydrate();
    const hint = document.getElementById(button('Haus').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('Spaltenköpfe sortieren die Tabelle.');
    expect(screen.queryByRole('button', { name: 'Lage' })).toBeNull();
  });

  it('leaves other tables as they are', async () => {
    await serverRendered(two).hydrate();
    await userEvent.click(button('Baujahr', 'Höfe'));
    expect(houses('Häuser')).toEqual(['Ufer', 'Ahorn', 'Öl']);
    expect(houses('Höfe')).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(head('Baujahr', 'Häuser').colSpan).toBe(1);
  });
});

describe('the keyboard', () => {
  it.each(['{Enter}', ' '])('%p sorts, and the focus stays', async (key) => {
    await serverRendered(table).hydrate();
    act(() => button('Baujahr').focus());
    await userEvent.keyboard(key);
    expect(houses()).toEqual(['Öl', 'Ufer', 'Ahorn']);
    expect(document.activeElement).toBe(button('Baujahr'));
  });

  it('Tab and Shift+Tab go from head to head', async () => {
    await serverRendered(table).hydrate();
    act(() => button('Haus').focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Baujahr'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(button('Haus'));
  });

  it('other keys, and a click for a window of its own, are the browser’s', async () => {
    await serverRendered(table).hydrate();
    expect(fireEvent.keyDown(button('Haus'), { key: 'ArrowDown' })).toBe(true);
    // jsdom would go there.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    fireEvent.click(button('Haus'), { ctrlKey: true });
    window.removeEventListener('click', stay);
    expect(onSort).not.toHaveBeenCalled();
  });
});
