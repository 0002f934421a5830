import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { installModalDialogs } from '../testing/modal-dialogs.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

installModalDialogs();

/** Fakes only the date, because React and the loading of the calendar need real timers. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), doNotFake: [...TIMERS] });
});
afterEach(() => jest.useRealTimers());

describe('the calendar button', () => {
  it.each(['{Enter}', ' '])('opens the dialog with %s and focuses the field’s day', async (key) => {
    const { visitor, button } = show({ defaultValue: '27.11.2026' });
    button().focus();
    await visitor.keyboard(key);
    expect((await waitForDialog()).open).toBe(true);
    expect(focusedDay()).toBe('Freitag, 27. November 2026, ausgewählt');
  });

  it('focuses today when the field has no valid date', async () => {
    await open({ defaultValue: '31.02.2026' });
    expect(focusedDay()).toBe('Heute, Freitag, 20. November 2026');
    expect(screen.getByRole('dialog', { name: 'Frist Datum wählen' })).toBeInTheDocument();
  });
});

describe('the dialog', () => {
  it('closes on Escape without changing the date and returns the focus', async () => {
    const { visitor, button, field } = await open({ defaultValue: '27.11.2026' });
    await visitor.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(button()).toHaveFocus();
    expect(field).toHaveValue('27.11.2026');
  });

  it('does not propagate key events to a surrounding dialog', async () => {
    const keys: string[] = [];
    const { visitor } = await open({}, (field) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands in for a dialog.
      <div onKeyDown={({ key }) => keys.push(key)}>{field}</div>
    ));
    await visitor.keyboard('{ArrowLeft}{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(keys).toEqual([]);
  });

  it('traps Tab and Shift+Tab, with a single tab stop in the grid', async () => {
    const { visitor } = await open();
    const stops = [
      'Heute',
      'Schließen',
      'Vorheriges Jahr',
      'Vorheriger Monat',
      'Nächster Monat',
      'Nächstes Jahr',
    ];
    for (const name of stops) {
      await visitor.tab();
      expect(control(name)).toHaveFocus();
    }
    await visitor.tab();
    expect(focusedDay()).toBe('Heute, Freitag, 20. November 2026');
    for (const name of stops.toReversed()) {
      await visitor.tab({ shift: true });
      expect(control(name)).toHaveFocus();
    }
  });

  it('closes on its button and on a click outside', async () => {
    const { visitor, button } = await open();
    await visitor.click(control('Schließen'));
    await waitFor(() => expect(dialog()).toBeNull());
    await visitor.click(button());
    await visitor.click(await waitForDialog());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(button()).toHaveFocus();
  });
});

describe('the buttons for month and year', () => {
  it('show other months on click, Enter and Space, and announce the month', async () => {
    const { visitor } = await open();
    expect(screen.getByText('November 2026')).toHaveAttribute('aria-live', 'polite');
    const steps = [
      ['Vorheriges Jahr', ['November 2025', 'November 2024', 'November 2023']],
      ['Vorheriger Monat', ['Oktober 2023', 'September 2023', 'August 2023']],
      ['Nächstes Jahr', ['August 2024', 'August 2025', 'August 2026']],
      ['Nächster Monat', ['September 2026', 'Oktober 2026', 'November 2026']],
    ] as const;
    for (const [name, [byClick, byEnter, bySpace]] of steps) {
      await visitor.click(control(name));
      expect(month()).toBe(byClick);
      await visitor.keyboard('{Enter}');
      expect(month()).toBe(byEnter);
      await visitor.keyboard(' ');
      expect(month()).toBe(bySpace);
      expect(control(name)).toHaveFocus();
    }
  });

  it('stop at the limits without losing the focus', async () => {
    const { visitor } = await open({ defaultValue: '15.01.2027', min: '2026-12-10', max: '2027-02-03' });
    await visitor.click(control('Vorheriges Jahr'));
    expect(month()).toBe('Dezember 2026');
    const back = control('Vorheriges Jahr');
    expect(back).toHaveFocus();
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(back);
    expect(month()).toBe('Dezember 2026');
    await visitor.click(control('Nächstes Jahr'));
    expect(month()).toBe('Februar 2027');
    expect(control('Nächster Monat')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[R9.6-1] shows and focuses today on „Heute“', async () => {
    const { visitor } = await open({ defaultValue: '15.01.2031' });
    await visitor.click(control('Heute'));
    expect(month()).toBe('November 2026');
    expect(focusedDay()).toBe('Heute, Freitag, 20. November 2026');
  });

  it('hides „Heute“ when today is outside the limits', async () => {
    await open({ min: '2026-12-01' });
    expect(() => control('Heute')).toThrow();
    expect(focusedDay()).toBe('Dienstag, 1. Dezember 2026');
  });
});

describe('the grid', () => {
  it.each([
    ['{Enter}', 'Enter'],
    [' ', 'Space'],
  ])('selects the day on %s (%s), closes the dialog and updates the button’s name', async (key) => {
    const { visitor, button, field } = await open({ defaultValue: '27.11.2026' });
    await visitor.keyboard(`{ArrowDown}${key}`);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field).toHaveValue('04.12.2026');
    expect(button()).toHaveFocus();
    expect(button().textContent).toBe('Datum ändern, Freitag, 4. Dezember 2026');
  });

  it('enters the clicked day and fires onChange as for typed text', async () => {
    const texts: string[] = [];
    const { visitor, field } = await open({ onChange: ({ target }) => texts.push(target.value) });
    await visitor.click(control('Montag, 23. November 2026'));
    expect(field).toHaveValue('23.11.2026');
    expect(texts).toEqual(['23.11.2026']);
  });

  it('moves the focus with all keys of the date picker pattern', async () => {
    const { visitor } = await open({ defaultValue: '31.01.2027' });
    const steps = [
      ['{ArrowUp}', 'Sonntag, 24. Januar 2027'],
      ['{ArrowDown}', 'Sonntag, 31. Januar 2027, ausgewählt'],
      ['{ArrowRight}', 'Montag, 1. Februar 2027'],
      ['{ArrowLeft}', 'Sonntag, 31. Januar 2027, ausgewählt'],
      ['{Home}', 'Montag, 25. Januar 2027'],
      ['{End}', 'Sonntag, 31. Januar 2027, ausgewählt'],
      ['{PageDown}', 'Sonntag, 28. Februar 2027'],
      ['{PageUp}', 'Donnerstag, 28. Januar 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Mittwoch, 28. Januar 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Donnerstag, 28. Januar 2027'],
    ] as const;
    for (const [key, day] of steps) {
      await visitor.keyboard(key);
      expect([key, focusedDay()]).toEqual([key, day]);
      expect(day).toContain(month());
    }
  });

  it('[R5.2-2] disables days outside the limits', async () => {
    const { visitor, field } = await open({
      defaultValue: '02.12.2026',
      min: '2026-12-01',
      max: '2026-12-18',
    });
    await visitor.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focusedDay()).toBe('Dienstag, 1. Dezember 2026');
    const beyond = control('Samstag, 19. Dezember 2026');
    expect(beyond).toBeDisabled();
    await visitor.click(beyond);
    expect(field).toHaveValue('02.12.2026');
  });

  it('disables the weekend where only workdays are allowed, but keeps its days in reach of the keys', async () => {
    const { visitor, field } = await open({ defaultValue: '27.11.2026', workdaysOnly: true });
    expect(control('Samstag, 28. November 2026')).toHaveAttribute('aria-disabled', 'true');
    expect(control('Montag, 30. November 2026')).not.toHaveAttribute('aria-disabled', 'true');
    await visitor.click(control('Sonntag, 29. November 2026'));
    await visitor.keyboard('{Enter}');
    expect(field).toHaveValue('27.11.2026');
    await visitor.keyboard('{PageDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field).toHaveValue('30.12.2026');
  });

  it('[R9.6-1] shows German weeks: starting on Monday, with week numbers under “KW” and German names', async () => {
    await open();
    const grid = within(screen.getByRole('grid', { name: 'November 2026' }));
    const headers = grid.getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'KW',
      'Mo',
      'Di',
      'Mi',
      'Do',
      'Fr',
      'Sa',
      'So',
    ]);
    expect(grid.getByRole('columnheader', { name: 'Kalenderwoche' })).toBe(headers[0]);
    expect(grid.getByRole('columnheader', { name: 'Montag' })).toBe(headers[1]);
    expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ]);
    const firstWeek = within(grid.getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell');
    expect(firstWeek.at(-1)?.textContent).toBe('1');
  });
});

function show(props: Partial<DateFieldProps> = {}, wrap = (field: ReactElement) => field) {
  render(wrap(<DateField id="frist" label="Frist" {...props} />));
  return {
    visitor: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    field: screen.getByRole<HTMLInputElement>('textbox'),
    button: () => document.getElementById('frist-calendar') as HTMLButtonElement,
  };
}

async function open(...parameters: Parameters<typeof show>) {
  const shown = show(...parameters);
  await shown.visitor.click(shown.button());
  await waitForDialog();
  return shown;
}

function dialog(): HTMLDialogElement | null {
  return document.querySelector('dialog');
}

function waitForDialog(): Promise<HTMLDialogElement> {
  return waitFor(() => {
    if (dialog() === null) throw new Error('there is no dialog');
    return dialog() as HTMLDialogElement;
  });
}

/** Finds a button without its role, because looking up every button by role takes seconds. */
function control(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (found === undefined) throw new Error(`there is no button ${name}`);
  return found;
}

function focusedDay(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

function month(): string | null {
  return screen.getByText(/^\p{L}+ \d{4}$/u, { selector: 'h2' }).textContent;
}
