import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './chip.examples.tsx';
import { Chip } from './chip.tsx';

describeComponent('Chip', examples);

function Choice() {
  const [isOn, setOn] = useState(false);
  return (
    <Chip pressed={isOn} onClick={() => setOn(!isOn)}>
      mit Balkon
    </Chip>
  );
}

describe('Chip', () => {
  it.each(['{Enter}', ' '])('turns on and off with the key "%s"', async (key) => {
    render(<Choice />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole('button', { name: 'mit Balkon', pressed: true })).toBe(document.activeElement);
    await userEvent.keyboard(key);
    expect(screen.getByRole('button', { name: 'mit Balkon', pressed: false })).toBeInTheDocument();
  });

  it('announces the removal, and is then not a toggle', () => {
    render(<Chip removable>Bezirk Nord</Chip>);
    const chip = screen.getByRole('button', { name: 'Bezirk Nord entfernen' });
    expect(chip.hasAttribute('aria-pressed')).toBe(false);
  });

  it('is a link if it has an address', () => {
    render(
      <Chip href="/presse" aria-current="page">
        Alle
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Alle', current: 'page' })).toHaveAttribute('href', '/presse');
  });

  it('announces the removal as a link too', () => {
    render(
      <Chip href="/angebote" removable>
        Bezirk Nord
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Bezirk Nord entfernen' })).toBeInTheDocument();
  });

  it('does not submit the form around it', () => {
    render(<Chip removable>Bezirk Nord</Chip>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});
