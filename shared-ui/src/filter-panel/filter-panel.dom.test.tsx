import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Select } from '../select/select.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { startWays } from '../testing/start-ways.ts';
import { TextField } from '../text-field/text-field.tsx';
import behaviour from './behaviour.ts';
import examples from './filter-panel.examples.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { startDrawer } from './start-drawer.ts';

describeComponent('FilterPanel', examples, { attributesSetByHydration: ['data-live', 'data-active'] });

describe('FilterPanel', () => {
  it('submits its fields and hidden fields to the page itself', async () => {
    const { submitted } = show({ hiddenFields: { referrer: 'Projekte' } });
    const group = screen.getByRole('group', { name: 'Projekte filtern' });
    expect(group.contains(screen.getByRole('searchbox'))).toBe(true);
    const { form } = screen.getByRole<HTMLInputElement>('searchbox');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/projekte#liste']);
    await userEvent.click(screen.getByRole('button', { name: 'Filtern' }));
    expect(submitted).toEqual([
      [
        ['referrer', 'Projekte'],
        ['titel', 'Ufer'],
        ['bezirk', 'hafen'],
        ['garten', 'on'],
      ],
    ]);
  });

  it('[R2.2-3] [P35] clears text fields, resets selects, unchecks boxes, and submits nothing', async () => {
    const { submitted, state } = show({ resetBy: 'clearing' });
    await change();
    await userEvent.click(reset('clearing'));
    expect(state()).toEqual({ titel: '', bezirk: '', garten: false });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(submitted).toEqual([]);
  });

  it('[R2.4-4] resets and clears the form and submits an empty filter with resetBy="submitting"', async () => {
    const { submitted, state } = show({ resetBy: 'submitting' });
    await change();
    await userEvent.click(reset('submitting'));
    expect(state()).toEqual({ titel: '', bezirk: '', garten: false });
    expect(submitted).toEqual([
      [
        ['titel', ''],
        ['bezirk', ''],
      ],
    ]);
  });

  it('[R2.4-4] [P35] links to the empty filter with resetBy="submitting", which works without JavaScript', async () => {
    const { submitted } = show({ resetBy: 'submitting', resetHref: '/projekte?titel=' });
    expect(reset('submitting')).toHaveAttribute('href', '/projekte?titel=');
    reset('submitting').addEventListener('click', (event) => event.preventDefault());
    const visitor = userEvent.setup();
    await visitor.keyboard('{Control>}');
    await visitor.click(reset('submitting'));
    expect(submitted).toEqual([]);
  });

  it('[R2.7-2] [R2.2-4] links to the page without its query with resetBy="reloading"', () => {
    show({ resetBy: 'reloading' });
    expect(reset('reloading')).toHaveAttribute('href', '/projekte');
  });

  it('[R2.2-3] [VI5] has a reset that a form cannot submit with resetBy="clearing"', () => {
    show({ resetBy: 'clearing' });
    expect(reset('clearing')).toHaveAttribute('type', 'button');
  });

  it('[VI5] lets browsers restore no input', () => {
    show({});
    expect(document.querySelector('form')).toHaveAttribute('autocomplete', 'off');
  });
});

describe.each(startWays(behaviour))('[VI4] %s, the drawer', (_way, start) => {
  let isOpen = false;
  const drawer = () => document.querySelector('[data-drawer]') as HTMLElement;

  /** jsdom has no popovers and no media queries. */
  function toggle(open: boolean): void {
    isOpen = open;
    drawer().dispatchEvent(new Event('toggle'));
  }

  beforeEach(async () => {
    const { matches } = HTMLElement.prototype;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':popover-open' ? isOpen : matches.call(this, selector);
    });
    window.matchMedia = () => new EventTarget() as MediaQueryList;
    Object.assign(HTMLElement.prototype, { popover: null, hidePopover: () => toggle(false) });
    await start(
      <FilterPanel id="f" legend="Projekte filtern" action="/projekte" resetBy="clearing" isDrawer>
        <TextField name="titel" label="Titel" />
      </FilterPanel>,
    );
  });
  afterEach(() => {
    if (isOpen) toggle(false);
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'matchMedia');
    for (const name of ['popover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('is modal while it is open', () => {
    toggle(true);
    expect(screen.getByRole('dialog', { name: 'Projekte filtern' })).toBe(drawer());
    expect(screen.getByRole('button', { name: /Schließen/ })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    toggle(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('keeps the focus inside', async () => {
    toggle(true);
    const last = screen.getByRole('button', { name: 'Felder leeren' });
    last.focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /Schließen/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  it.each([
    ['the window became wide', () => Object.assign(window, { matchMedia: wideWindow })],
    ['it was closed', () => (isOpen = false)],
  ])('is no dialog after %s while no script watched it', (_case, change) => {
    toggle(true);
    const between = new AbortController();
    startDrawer(drawer(), between.signal);
    between.abort();
    change();
    startDrawer(drawer(), new AbortController().signal);
    expect(isOpen).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes when it is submitted', () => {
    toggle(true);
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isOpen).toBe(false);
  });
});

function wideWindow(): MediaQueryList {
  return Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
}

function show(props: Partial<FilterPanelProps>) {
  render(
    <FilterPanel id="filter" legend="Projekte filtern" action="/projekte#liste" resetBy="clearing" {...props}>
      <TextField name="titel" label="Titel" type="search" defaultValue="Ufer" />
      <Select
        name="bezirk"
        label="Bezirk"
        defaultValue="hafen"
        options={[
          { value: '', label: 'Alle' },
          { value: 'hafen', label: 'Hafen' },
        ]}
      />
      <Checkbox name="garten" label="Garten" defaultChecked />
    </FilterPanel>,
  );
  return { submitted: recordSubmissions(), state };
}

async function change(): Promise<void> {
  await userEvent.type(screen.getByRole('searchbox'), 'straße');
}

/** The reset, by the role and label that say what it does (P35). */
function reset(resetBy: FilterPanelProps['resetBy']): HTMLElement {
  const [role, name] = RESETS[resetBy];
  return screen.getByRole(role, { name });
}

const RESETS = {
  clearing: ['button', 'Felder leeren'],
  submitting: ['link', 'Leeren und neu filtern'],
  reloading: ['link', 'Ohne Filter neu laden'],
} as const;

function state() {
  return {
    titel: screen.getByRole<HTMLInputElement>('searchbox').value,
    bezirk: screen.getByRole<HTMLSelectElement>('combobox').value,
    garten: screen.getByRole<HTMLInputElement>('checkbox').checked,
  };
}

/** Records the fields of submitted forms and prevents navigation, which jsdom does not implement. */
function recordSubmissions(): [string, FormDataEntryValue][][] {
  const submitted: [string, FormDataEntryValue][][] = [];
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push([...new FormData(form)]);
    });
  }
  return submitted;
}
