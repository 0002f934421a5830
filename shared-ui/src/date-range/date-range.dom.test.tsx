import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DateLimits } from '../date-field/date-problem.ts';
import { describeComponent } from '../testing/describe-component.tsx';
import { installModalDialogs } from '../testing/modal-dialogs.ts';
import examples from './date-range.examples.tsx';
import { DateRange } from './date-range.tsx';

installModalDialogs();
describeComponent('DateRange', examples);

describe('DateRange', () => {
  it('[R5.2-2] rejects an end before the start until the start is changed to an earlier day', async () => {
    const { visitor, from, to } = show({ from: '10.12.2026' });
    await visitor.type(to, '05.12.2026');
    await visitor.tab();
    expect(problems()).toEqual(['', 'Bitte wählen Sie einen Tag ab dem 10.12.2026.']);
    expect(screen.getByRole('alert')).toHaveTextContent('ab dem 10.12.2026');

    await visitor.clear(from);
    await visitor.type(from, '01.12.2026');
    await visitor.tab();
    expect(problems()).toEqual(['', '']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[R5.2-2] rejects a start after the end', async () => {
    const { visitor, from } = show({ to: '10.12.2026' });
    await visitor.type(from, '11.12.2026');
    await visitor.tab();
    expect(problems()).toEqual(['Bitte wählen Sie einen Tag bis zum 10.12.2026.', '']);
  });

  it('[R5.2-2] accepts the same day for both', async () => {
    const { visitor, to } = show({ from: '10.12.2026' });
    await visitor.type(to, '10.12.2026');
    expect(problems()).toEqual(['', '']);
  });

  it('[R5.2-1] does not use unparseable input as a limit', async () => {
    const { visitor, to } = show({ from: '31.12.' });
    await visitor.type(to, '05.12.2026');
    expect(problems()).toEqual(['', '']);
  });

  it('[R5.2-2] applies the limits to the calendars', async () => {
    const { visitor } = show({ from: '10.12.2026', to: '18.12.2026' });
    await visitor.click(document.getElementById('bis-calendar') as HTMLElement);
    await waitFor(() => expect(day('Mittwoch, 9. Dezember 2026')).toBeDisabled());
    expect(day('Donnerstag, 10. Dezember 2026')).toBeEnabled();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeInTheDocument());

    await visitor.click(document.getElementById('von-calendar') as HTMLElement);
    await waitFor(() => expect(day('Samstag, 19. Dezember 2026')).toBeDisabled());
    expect(day('Freitag, 18. Dezember 2026')).toBeEnabled();
  });

  it('applies its min and max to both fields', async () => {
    const { visitor, from, to } = show({ min: '2026-01-01', max: '2027-12-31' });
    await visitor.type(from, '31.12.2025');
    await visitor.type(to, '01.01.2028');
    expect(problems()).toEqual([
      'Bitte wählen Sie einen Tag vom 01.01.2026 bis zum 31.12.2027.',
      'Bitte wählen Sie einen Tag vom 01.01.2026 bis zum 31.12.2027.',
    ]);
  });
});

function show({ from, to, ...limits }: DateLimits & { from?: string; to?: string }) {
  render(
    <DateRange
      from={{ id: 'von', label: 'Von', defaultValue: from }}
      to={{ id: 'bis', label: 'Bis', defaultValue: to }}
      {...limits}
    />,
  );
  return {
    visitor: userEvent.setup(),
    from: screen.getByRole('textbox', { name: 'Von' }),
    to: screen.getByRole('textbox', { name: 'Bis' }),
  };
}

/** The validation messages for start and end, as the browser reports them. */
function problems(): string[] {
  return screen.getAllByRole<HTMLInputElement>('textbox').map(({ validationMessage }) => validationMessage);
}

function day(name: string): HTMLButtonElement {
  return screen.getByLabelText(name, { selector: 'button' });
}
