import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { startWays } from '../testing/start-ways.ts';
import behaviour from './behaviour.ts';
import examples from './dropdown.examples.tsx';
import { Dropdown } from './dropdown.tsx';

describeComponent('Dropdown', examples);

const page = (
  <div tabIndex={-1} data-testid="around">
    <Dropdown label="Sortierung">
      <a href="/miete">Miete</a>
    </Dropdown>
    <button type="button">Danach</button>
  </div>
);

const details = () => document.querySelector('details') as HTMLDetailsElement;

/** jsdom has no layout. */
function float(position: string): void {
  (details().lastElementChild as HTMLElement).style.position = position;
}

describe.each(startWays(behaviour))('%s, a dropdown', (_way, start) => {
  beforeEach(async () => {
    await start(page);
    float('absolute');
    await userEvent.click(screen.getByText('Sortierung'));
    expect(details().open).toBe(true);
  });

  it('closes on Escape, and its button gets the focus', async () => {
    screen.getByRole('link').focus();
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(details().querySelector('summary')).toHaveFocus();
  });

  it('closes when the focus leaves it, or on a click elsewhere', async () => {
    screen.getByRole('link').focus();
    expect(details().open).toBe(true);
    screen.getByRole('button').focus();
    expect(details().open).toBe(false);
    await userEvent.click(screen.getByText('Sortierung'));
    await userEvent.click(screen.getByRole('button'));
    expect(details().open).toBe(false);
  });

  it('stays open when a press on its text focuses what is around it', () => {
    screen.getByTestId('around').focus();
    expect(details().open).toBe(true);
  });

  it('stays open in the flow of the page', async () => {
    float('static');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(true);
  });
});
