import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearFields } from '../clear-fields/clear-fields.ts';
import { describeComponent } from '../testing/describe-component.tsx';
import { installModalDialogs } from '../testing/modal-dialogs.ts';
import examples from './date-field.examples.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const IMPOSSIBLE = 'Den 31.02.2026 gibt es nicht. Bitte prüfen Sie Tag und Monat.';

installModalDialogs();
describeComponent('DateField', examples);

describe('DateField before hydration', () => {
  it('renders a text field with a format hint, the submitted text, and the button, whose first press waits', () => {
    document.body.innerHTML = renderToString(
      <DateField id="frist" name="frist" label="Frist" defaultValue="31.02.2026" />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Frist' });
    expect(field).toHaveValue('31.02.2026');
    expect(document.getElementById('frist-hint')).toHaveTextContent('TT.MM.JJJJ');
    expect(field).toHaveAttribute('aria-describedby', 'frist-hint');
    expect(screen.getByRole('button', { name: 'Frist Datum wählen' })).toBeInTheDocument();
  });

  it('keeps text typed before hydration', async () => {
    const element = <DateField id="frist" label="Frist" />;
    document.body.innerHTML = `<div id="island">${renderToString(element)}</div>`;
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = '27.11.2026';
    const root = await act(async () =>
      hydrateRoot(document.getElementById('island') as HTMLElement, element),
    );
    expect(field).toHaveValue('27.11.2026');
    expect(screen.getByRole('button').textContent).toBe('Datum ändern, Freitag, 27. November 2026');
    await act(async () => root.unmount());
  });
});

describe('typing', () => {
  it('[R5.3-1] accepts only digits and the separator', async () => {
    const { field, visitor } = show();
    await visitor.type(field, 'a2b7.!1 1.20x26');
    expect(field).toHaveValue('27.11.2026');
  });

  it('[R5.3-1] replaces the comma of German numeric keypads with the separator', async () => {
    const { field, visitor } = show();
    await visitor.type(field, '1,2,2027');
    expect(field).toHaveValue('1.2.2027');
  });

  it('[R5.3-1] keeps the caret in place when text is inserted in the middle', async () => {
    const { field, visitor } = show({ defaultValue: '27..2026' });
    await visitor.type(field, 'x11', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('27.11.2026');
    expect(field.selectionStart).toBe(5);
  });

  it('accepts a pasted ISO date', async () => {
    const { field, visitor } = show();
    await visitor.click(field);
    await visitor.paste('2026-11-27');
    expect(field).toHaveValue('27.11.2026');
  });

  it('[R5.3-2] rejects an impossible date with an announced German message', async () => {
    const { field, visitor } = show();
    await visitor.type(field, '31.02.2026');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await visitor.tab();
    expect(screen.getByRole('alert').textContent).toBe(IMPOSSIBLE);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAttribute('aria-describedby', 'frist-errors frist-hint');
    expect(field.validationMessage).toBe(IMPOSSIBLE);

    await visitor.type(field, '{Backspace}5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field).toHaveValue('31.05.2026');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field.validationMessage).toBe('');
  });

  it('[R5.2-1] treats unparseable input as empty', async () => {
    const days: (string | undefined)[] = [];
    const { field, visitor } = show({ onDayChange: (day) => days.push(day) });
    await visitor.type(field, '27.11.26');
    await visitor.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field.validationMessage).toBe('');
    expect(days).toEqual([undefined]);
  });

  it('[R5.2-2] rejects a day outside the limits', async () => {
    const { field, visitor } = show({ min: '2026-12-01', max: '2026-12-18' });
    await visitor.type(field, '24.12.2026');
    await visitor.tab();
    expect(screen.getByRole('alert').textContent).toMatch(/vom 01\.12\.2026 bis zum 18\.12\.2026/);
  });

  it('reports the entered day', async () => {
    const days: (string | undefined)[] = [];
    const { field, visitor } = show({ defaultValue: '01.12.2026', onDayChange: (day) => days.push(day) });
    await visitor.type(field, '{Backspace}7');
    expect(days).toEqual(['2026-12-01', undefined, '2027-12-01']);
  });

  it('fires onChange for every change, after removing invalid characters', async () => {
    const texts: string[] = [];
    const { field, visitor } = show({ onChange: ({ target }) => texts.push(target.value) });
    await visitor.type(field, '2x7');
    expect(texts).toEqual(['2', '27']);
  });

  it('[R5.4-2] shows the server’s errors directly after the field', () => {
    const { field } = show({ defaultValue: '31.02.2026', errors: ['Bitte geben Sie ein Datum an.'] });
    expect(field).toHaveAttribute('aria-errormessage', 'frist-errors');
    expect(field.nextElementSibling?.id).toBe('frist-errors');
    expect(document.getElementById('frist-errors')?.textContent).toBe('Bitte geben Sie ein Datum an.');
  });
});

describe('in a form', () => {
  it('[R2.2-3] clears the validation message when a filter is reset', async () => {
    const { field, visitor } = show();
    await visitor.type(field, '31.02.2026');
    await visitor.tab();
    act(() => clearFields(field.form as HTMLFormElement));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field.validationMessage).toBe('');
  });

  it('updates after a native reset', async () => {
    const { field, visitor } = show({ defaultValue: '27.11.2026' });
    await visitor.clear(field);
    await visitor.type(field, '31.02.2026');
    await visitor.tab();
    act(() => field.form?.reset());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('button')).toHaveTextContent('27. November 2026');
  });

  it('disables the calendar button if the field is disabled', () => {
    show({ disabled: true });
    expect(screen.getByRole<HTMLButtonElement>('button')).toBeDisabled();
  });
});

function show(props: Partial<DateFieldProps> = {}) {
  render(
    <form>
      <DateField id="frist" label="Frist" {...props} />
    </form>,
  );
  return { field: screen.getByRole<HTMLInputElement>('textbox'), visitor: userEvent.setup() };
}
