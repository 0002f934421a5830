import { expect, type Locator, type Page } from '@playwright/test';

/** A field of a filter with the value that a visitor enters or chooses. */
interface FieldInput {
  label: string;
  /** Name of the parameter, within the brackets. */
  name: string;
  value: string;
}

/** A list with a filter, and what visitors see of it. */
export interface FilteredList {
  title: string;
  path: string;
  /** Prefix of the query parameters. */
  prefix: string;
  /** A filter that narrows the list. */
  filter: FieldInput[];
  /** Parameters that the specification's names add to the address of a submitted filter (R2.2-2). */
  added?: Record<string, string>;
  /** The result without and with the filter. */
  all: string;
  filtered: string;
  chips: string[];
  /** Input that counts as empty, in a field of the form or in the address. */
  wrong: FieldInput & { message: string; isTyped: boolean };
  reset: { label: string; query: string };
  /** Number of pages of the whole list. */
  pages: number;
}

export const FILTERED_LISTS: FilteredList[] = [
  {
    title: 'projects',
    path: '/immobilien/projekte',
    prefix: 'tx_dmshprojects_projectslist',
    filter: [
      { label: 'Titel', name: 'title', value: 'Quartier' },
      { label: 'Bezirk', name: 'district', value: 'Brückenkopf' },
    ],
    added: { '__referrer][@extension': 'DmshProjects' },
    all: '12 Projekte',
    filtered: '2 Projekte zu „Quartier“',
    chips: ['Titel: Quartier entfernen', 'Bezirk Brückenkopf entfernen'],
    wrong: {
      ...{ label: 'Stand', name: 'status', value: 'abgerissen', isTyped: false },
      message: '„abgerissen“ steht nicht zur Auswahl.',
    },
    reset: { label: 'Ohne Filter neu laden', query: '' },
    pages: 1,
  },
  {
    title: 'offers',
    path: '/immobilien/angebote',
    prefix: 'tx_dmshoffers_offerslist',
    filter: [
      { label: 'Gesamtmiete bis, in €', name: 'rentbis', value: '700' },
      { label: 'Zimmer ab', name: 'roomsvon', value: '2' },
    ],
    all: '24 Treffer',
    filtered: '9 Treffer',
    chips: ['bis 700 € entfernen', 'ab 2 Zimmern entfernen'],
    wrong: {
      ...{ label: 'Zimmer ab', name: 'roomsvon', value: 'abc', isTyped: true },
      message: '„abc“ ist keine Zahl',
    },
    reset: { label: 'Ohne Filter neu laden', query: '' },
    pages: 2,
  },
  {
    title: 'press pictures',
    path: '/presse/bildmaterial',
    prefix: 'tx_dmpressasset_imagelist',
    filter: [
      { label: 'Titel', name: 'title', value: 'uferstr' },
      { label: 'Thema', name: 'topic', value: 'Neubau' },
    ],
    all: '40 Bilder',
    filtered: '8 Bilder zu „uferstr“',
    chips: ['Titel: uferstr entfernen', 'Neubau entfernen'],
    wrong: {
      ...{ label: 'Projekt', name: 'project', value: 'Luftschloss', isTyped: false },
      message: '„Luftschloss“ steht nicht zur Auswahl.',
    },
    // With the name of a field of the filter, the page scrolls to the filter (R2.4-1).
    reset: { label: 'Leeren und neu filtern', query: '?tx_dmpressasset_imagelist%5Btitle%5D=' },
    pages: 4,
  },
  {
    title: 'announcements',
    path: '/ausschreibungen',
    prefix: 'tx_dmannouncements_announcementlist',
    filter: [
      { label: 'Gewerk', name: 'gewerk', value: 'Dach' },
      { label: 'Frist ab', name: 'ausfristvon', value: '01.01.2026' },
    ],
    all: '12 Ausschreibungen',
    filtered: '1 Ausschreibung im Gewerk Dach',
    chips: ['Gewerk Dach entfernen', 'Frist ab 01.01.2026 entfernen'],
    wrong: {
      ...{ label: 'Frist bis', name: 'ausfristbis', value: '12122026', isTyped: true },
      message: '„12122026“ ist kein Datum',
    },
    reset: { label: 'Ohne Filter neu laden', query: '' },
    pages: 1,
  },
];

/** The name of a filter's button; with a script, it may count the hits. */
const SUBMIT = /^(Filtern|(\d+ )?Angebote zeigen)$/;

/** The page of a list, as visitors use it. */
export class ListPage {
  readonly #page: Page;
  readonly #list: FilteredList;

  constructor(page: Page, list: FilteredList) {
    this.#page = page;
    this.#list = list;
  }

  get #main(): Locator {
    return this.#page.getByRole('main');
  }

  field({ label }: Pick<FieldInput, 'label'>): Locator {
    // The label also names the button of a date's calendar.
    return this.#main.getByLabel(label, { exact: true }).and(this.#page.locator('input, select'));
  }

  async enter({ label, value }: FieldInput): Promise<void> {
    const field = this.field({ label });
    if ((await field.evaluate(({ localName }) => localName)) === 'select') await field.selectOption(value);
    else await field.fill(value);
  }

  async submit(): Promise<void> {
    await this.#main.getByRole('button', { name: SUBMIT }).click();
  }

  /** Does the same as `filter`, but before the block is hydrated: nothing is touched. */
  async filterUntouched(): Promise<void> {
    for (const input of this.#list.filter) {
      const field = this.field(input);
      await field.evaluate((element: HTMLInputElement, value) => {
        element.value = value;
      }, input.value);
    }
    await this.field(this.#list.filter[0] ?? { label: '' }).evaluate((element: HTMLInputElement) =>
      element.form?.submit(),
    );
  }

  /** The state of the block with the filter. */
  async islandState(): Promise<string | undefined> {
    const field = this.field(this.#list.filter[0] ?? { label: '' });
    return field.evaluate(
      (element) => element.closest<HTMLElement>('[data-island-state]')?.dataset.islandState,
    );
  }

  /** Enters the list's filter and submits it. */
  async filter(): Promise<void> {
    for (const input of this.#list.filter) await this.enter(input);
    await this.submit();
  }

  /** The address of the list with these parameters, as a visitor may type it. */
  address(parameters: Record<string, string>): string {
    const query = Object.entries(parameters).map(([name, value]) => [this.#parameter(name), value]);
    return `${this.#list.path}?${new URLSearchParams(query)}`;
  }

  get filterParameters(): Record<string, string> {
    return Object.fromEntries(this.#list.filter.map(({ name, value }) => [name, value]));
  }

  /** Expects fields, chips and result to show the same filter. */
  async expectFiltered(): Promise<void> {
    await this.expectResult(this.#list.filtered);
    for (const input of this.#list.filter) await expect(this.field(input)).toHaveValue(input.value);
    const chips = this.#main.getByRole('list', { name: 'Aktive Filter' }).getByRole('link');
    await expect(chips).toHaveText(this.#list.chips);
  }

  async expectWhole(): Promise<void> {
    await this.expectResult(this.#list.all);
    for (const input of this.#list.filter) await expect(this.field(input)).toHaveValue('');
    await expect(this.#main.getByRole('list', { name: 'Aktive Filter' })).toHaveCount(0);
  }

  async expectResult(text: string): Promise<void> {
    await expect(this.#main.getByRole('region', { name: text, exact: true })).toBeVisible();
  }

  /** Expects the focus on the results, or on what introduces them; the name of either is their number. */
  async expectFocusOnResult(text: string): Promise<void> {
    await expect(this.#page.locator(':focus')).toHaveAccessibleName(text);
    const region = this.#main.getByRole('region', { name: text, exact: true });
    await expect(region.getByText(text, { exact: true })).toBeInViewport();
  }

  /** Expects the address to carry exactly these parameters. */
  async expectAddress(parameters: Record<string, string>): Promise<void> {
    const query = Object.entries(parameters).map(([name, value]) => [this.#parameter(name), value]);
    const expected = JSON.stringify(query.sort(byName));
    await this.#page.waitForURL(
      ({ searchParams }) => JSON.stringify([...searchParams].sort(byName)) === expected,
    );
  }

  #parameter(name: string): string {
    return `${this.#list.prefix}[${name}]`;
  }
}

function byName([a = '']: string[], [b = '']: string[]): number {
  return a < b ? -1 : 1;
}
