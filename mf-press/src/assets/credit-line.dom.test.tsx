import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreditLine } from './credit-line.tsx';

const CREDIT = '© Stadtraum Wohnen / Mara Lindqvist';
const copyButton = () => screen.getByRole('button', { name: 'Bildnachweis kopieren' });

describe('credit line', () => {
  it('copies the exact credit and confirms the copy', async () => {
    const visitor = userEvent.setup();
    render(<CreditLine credit={CREDIT} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await visitor.click(copyButton());
    expect(await navigator.clipboard.readText()).toBe(CREDIT);
    expect(screen.getByRole('status').textContent).toBe('Kopiert');
  });

  it('selects the credit if the browser refuses to copy', async () => {
    const visitor = userEvent.setup({ writeToClipboard: false });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    render(<CreditLine credit={CREDIT} />);
    await visitor.click(copyButton());
    expect(screen.getByRole('status').textContent).toMatch(/^Der Browser erlaubt es nicht/);
    expect(String(getSelection())).toBe(CREDIT);
  });
});
