import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './list.examples.tsx';
import {
  ActiveFilters,
  activeFilters,
  ChoiceFilter,
  ChoicesFilter,
  ChoicesMenuFilter,
  EmptyResult,
  FilterLinks,
  filterFields,
  ListResults,
  RangeFilter,
  resultText,
  SortMenu,
} from './list.tsx';

describeComponent('list', examples);

const filter = { title: 'Ufer', status: '', tags: ['a', 'b'], from: '1200.5', to: '', lift: true };
const options = { status: [{ value: 'planned', hits: 2 }], tags: [{ value: 'a', hits: 1 }] };
const field = filterFields({ id: 'f', queryPrefix: 'tx_x', filter, options });

describe('filterFields', () => {
  it('returns a field’s id, parameter, value and options, and adds brackets to a repeated parameter', () => {
    expect(field('status')).toEqual({
      ...{ id: 'f-status', name: 'tx_x[status]', value: '', options: options.status },
    });
    expect(field('tags')).toMatchObject({ name: 'tx_x[tags][]', value: ['a', 'b'] });
    expect(field('title').options).toBeUndefined();
  });

  it('[P38] [VI14] shows a rejected form with its input and its errors, instead of the filter and its problems', () => {
    const rejected = filterFields({
      ...{ id: 'f', queryPrefix: 'tx_x', filter, options },
      problems: [{ name: 'title', typed: '?', reason: 'not-an-option' }],
      rejected: { errors: [{ field: 'from', message: 'Keine Zahl.' }], search: { from: 'abc', tags: ['b'] } },
    });
    expect(rejected('from')).toMatchObject({ value: 'abc', errors: ['Keine Zahl.'] });
    expect(rejected('tags').value).toEqual(['b']);
    expect([rejected('title'), rejected('lift')]).toEqual([
      { id: 'f-title', name: 'tx_x[title]', value: '', options: undefined },
      { id: 'f-lift', name: 'tx_x[lift]', value: false, options: undefined },
    ]);
  });
});

describe('fields', () => {
  it('show the number of results of each option', () => {
    render(
      <form>
        <ChoiceFilter {...field('status')} label="Stand" all="Jeder" labelOf={() => 'in Planung'} />
        <ChoicesFilter {...field('tags')} label="Merkmale" />
      </form>,
    );
    const { options: shown } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stand' });
    expect([...shown].map(({ text }) => text)).toEqual(['Jeder', 'in Planung (2)']);
    expect(screen.getByRole('checkbox', { name: 'a (1)' })).toBeChecked();
  });

  it('show the ends of a range in German number format', () => {
    render(<RangeFilter from={field('from')} to={field('to')} label="Miete" unit="€" />);
    expect(screen.getByRole('textbox', { name: 'Miete ab, in €' })).toHaveValue('1200,5');
    expect(screen.getByRole('textbox', { name: 'Miete bis, in €' })).toHaveAttribute('name', 'tx_x[to]');
  });
});

describe('ChoicesMenuFilter', () => {
  it('names the ticked values on its button, also after a reset', async () => {
    render(
      <form>
        <ChoicesMenuFilter {...field('tags')} label="Lage" all="Alle Lagen" errors={['Unbekannt.']} />
      </form>,
    );
    const button = document.querySelector('summary') as HTMLElement;
    expect(button).toHaveTextContent('Lage: a, b');
    expect(button).toHaveAccessibleDescription('Unbekannt.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'a (1)' }));
    expect(button).toHaveTextContent('Lage: Alle Lagen');
    await act(async () => document.forms[0]?.reset());
    expect(button).toHaveTextContent('Lage: a');
  });
});

describe('SortMenu', () => {
  it('links to the list with each order, and marks and names the current one', () => {
    const sorts = [
      { value: '', label: 'Neueste' },
      { value: 'rent', label: 'Miete' },
    ];
    render(<SortMenu sorts={sorts} current="rent" hrefOf={(sort) => `/liste?sort=${sort}`} />);
    expect(document.querySelector('summary')).toHaveTextContent('Sortierung: Miete');
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/liste?sort=', '/liste?sort=rent']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });
});

describe('ignored input', () => {
  const problems = [
    { name: 'from', typed: 'abc', reason: 'not-a-number' },
    { name: 'status', typed: 'fertig', reason: 'not-an-option' },
  ] as const;
  const checked = filterFields({ id: 'f', queryPrefix: 'tx_x', filter, options, problems });

  it('[R5.2-1] [VI5] stays in its field and is named beside it', () => {
    render(
      <form>
        <RangeFilter from={checked('from')} to={checked('to')} label="Miete" unit="€" />
        <ChoiceFilter {...checked('status')} label="Stand" all="Jeder" />
      </form>,
    );
    const from = screen.getByRole('textbox', { name: 'Miete ab, in €' });
    expect(from).toHaveValue('abc');
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription(
      '„abc“ ist keine Zahl wie 650 oder 650,50. Der Filter lässt diese Angabe weg.',
    );
    expect(screen.getByRole('textbox', { name: 'Miete bis, in €' })).toBeValid();
    const status = screen.getByRole('combobox', { name: 'Stand' });
    expect(status).toHaveValue('');
    expect(status).toHaveAccessibleDescription(/^„fertig“ steht nicht zur Auswahl/);
  });

  it('[R5.2-1] is named after the number of results', () => {
    expect(resultText('24 Treffer', problems)).toBe(
      '24 Treffer. Nicht berücksichtigt: „abc“, weil das keine Zahl wie 650 oder 650,50 ist; „fertig“, weil das nicht zur Auswahl steht; bitte ändern Sie diese Angaben.',
    );
    expect(resultText('24 Treffer')).toBe('24 Treffer');
  });

  it.each([
    [
      ...['not-a-number', ['650 Eur']],
      '„650 Eur“, weil das keine Zahl wie 650 oder 650,50 ist; bitte geben Sie eine Zahl ein.',
    ],
    [
      ...['not-a-number', ['10.000.000.000']],
      '„10.000.000.000“, weil das mehr als neun Stellen hat; bitte geben Sie eine kleinere Zahl ein.',
    ],
    [
      ...['not-a-number', [`${'9'.repeat(99)}…`]],
      `„${'9'.repeat(99)}…“, weil das mehr als neun Stellen hat; bitte geben Sie eine kleinere Zahl ein.`,
    ],
    [
      ...['not-a-date', ['morgen']],
      '„morgen“, weil das kein Datum wie 18.12.2026 ist; bitte geben Sie ein Datum ein.',
    ],
    [
      ...['not-an-option', ['laut', 'still']],
      '„laut“, „still“, weil das nicht zur Auswahl steht; bitte wählen Sie etwas anderes.',
    ],
    [
      ...['below-start', ['500']],
      '„500“, weil das kleiner als der Anfang des Bereichs ist; bitte ändern Sie eine der beiden Zahlen.',
    ],
    [
      ...['before-start', ['1.3.2027']],
      '„1.3.2027“, weil das vor dem Anfang des Zeitraums liegt; bitte ändern Sie einen der beiden Tage.',
    ],
  ] as const)('[VI5] says why %s input %j is ignored, and what to do', (reason, typed, sentence) => {
    const ignored = typed.map((input) => ({ name: 'from', typed: input, reason }));
    expect(resultText('24 Treffer', ignored)).toBe(`24 Treffer. Nicht berücksichtigt: ${sentence}`);
  });

  it('[VI5] a number with too many digits is called too large beside its field', () => {
    const large = { name: 'from', typed: '99999999999', reason: 'not-a-number' } as const;
    const fields = filterFields({ id: 'f', queryPrefix: 'tx_x', filter, options, problems: [large] });
    render(
      <form>
        <RangeFilter from={fields('from')} to={fields('to')} label="Miete" unit="€" />
      </form>,
    );
    expect(screen.getByRole('textbox', { name: 'Miete ab, in €' })).toHaveAccessibleDescription(
      '„99999999999“ ist zu groß: Die Zahl darf höchstens neun Stellen haben. Der Filter lässt diese Angabe weg.',
    );
  });
});

describe('ListResults', () => {
  it('[AC3] is a focusable region after the filter, named by the number of results', () => {
    render(
      <ListResults id="liste" result="24 Treffer" filters={[]} hrefOf={() => ''}>
        <p>Liste</p>
      </ListResults>,
    );
    const region = screen.getByRole('region', { name: '24 Treffer' });
    expect(region).toHaveAttribute('id', 'liste');
    region.focus();
    expect(region).toHaveFocus();
  });
});

describe('ActiveFilters', () => {
  it('renders a chip for each described value that links to the list without it', () => {
    const shown = activeFilters(filter, (name, value) => (name === 'from' ? undefined : `${name} ${value}`));
    expect(shown).toEqual([
      { label: 'title Ufer', without: { ...filter, title: '' } },
      { label: 'tags a', without: { ...filter, tags: ['b'] } },
      { label: 'tags b', without: { ...filter, tags: ['a'] } },
      { label: 'lift true', without: { ...filter, lift: '' } },
    ]);
    render(<ActiveFilters filters={shown} hrefOf={({ title }) => `/liste?${title}`} />);
    expect(screen.getByRole('link', { name: 'lift true entfernen' })).toHaveAttribute('href', '/liste?Ufer');
  });

  it('renders nothing if no filter is active', () => {
    const { container } = render(<ActiveFilters filters={[]} hrefOf={() => ''} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('FilterLinks', () => {
  it('is a navigation landmark with one current link', () => {
    const links = ['a', 'b'].map((value) => ({ value, label: value, href: `/${value}` }));
    render(<FilterLinks label="Nach Art" links={links} current="b" />);
    expect(screen.getByRole('navigation', { name: 'Nach Art' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/b');
  });
});

describe('EmptyResult', () => {
  it.each([
    [true, 'Nichts gefunden.', 1],
    [false, 'Nichts da.', 0],
  ])('renders the reset only if a filter is active (%s)', (isFiltered, text, links) => {
    const reset = <a href="/liste">Zurücksetzen</a>;
    render(
      <EmptyResult isFiltered={isFiltered} noRecords="Nichts da." noMatch="Nichts gefunden." reset={reset} />,
    );
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  });
});
