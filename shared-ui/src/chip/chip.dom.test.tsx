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
  it.each(['{Enter}', ' '])('toggles with the key "%s"', async (key) => {
    render(<Choice />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole('button', { name: 'mit Balkon', pressed: true })).toBe(document.activeElement);
    await userEvent.keyboard(key);
    expect(screen.getByRole('button', { name: 'mit Balkon', pressed: false })).toBeInTheDocument();
  });

  it('announces the removal and is not a toggle if it is removable', () => {
    render(<Chip removable>Bezirk Nord</Chip>);
    const chip = screen.getByRole('button', { name: 'Bezirk Nord entfernen' });
    expect(chip.hasAttribute('aria-pressed')).toBe(false);
  });

  it('renders a link if it has an href', () => {
    render(
      <Chip href="/presse" aria-current="page">
        Alle
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Alle', current: 'page' })).toHaveAttribute('href', '/presse');
  });

  it('announces the removal of a link', () => {
    render(
      <Chip href="/angebote" removable>
        Bezirk Nord
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Bezirk Nord entfernen' })).toBeInTheDocument();
  });

  it('does not submit a surrounding form', () => {
    render(<Chip removable>Bezirk Nord</Chip>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});
