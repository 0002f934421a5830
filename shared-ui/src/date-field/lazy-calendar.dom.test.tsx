import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '../testing/modal-dialogs.ts';
import { DateField } from './date-field.tsx';

const onLoad = jest.fn();
let network: 'down' | 'up' = 'up';
jest.mock('./calendar-dialog.tsx', () => {
  onLoad();
  if (network === 'down') throw new Error('no network');
  return jest.requireActual('./calendar-dialog.tsx');
});

installModalDialogs();

describe('the calendar of a date field', () => {
  it('loads on first use, and falls back to typing if loading fails', async () => {
    network = 'down';
    render(<DateField id="frist" label="Frist" />);
    const visitor = userEvent.setup();
    expect(onLoad).not.toHaveBeenCalled();

    await visitor.click(screen.getByRole('button'));
    expect(onLoad).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(hint()).toMatch(/Der Kalender lässt sich gerade nicht laden/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();

    network = 'up';
    await visitor.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(hint()).toBe('Format: TT.MM.JJJJ');
  });
});

function hint(): string | null | undefined {
  return document.getElementById('frist-hint')?.textContent;
}
