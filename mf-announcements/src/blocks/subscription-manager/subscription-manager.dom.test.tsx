import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './subscription-manager.examples.ts';
import SubscriptionManager from './subscription-manager.tsx';

describeConformance(block, examples);

describe('subscription-manager', () => {
  it('[P27] shows only a button until it is pressed, which submits to the URL of the page', () => {
    show('Knopf');
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abos anzeigen' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.hasAttribute('action')).toBe(false);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('[P38] offers a frequency and an end for each subscription, and an end for all', () => {
    show('drei Abos');
    const choices = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect(choices.map(({ name, value }) => [name, value])).toEqual([
      ['abo-1', 'instant'],
      ['abo-2', 'daily'],
      ['abo-3', 'weekly'],
    ]);
    expect([...(choices[0]?.options ?? [])].map(({ value }) => value)).toEqual([
      'instant',
      'daily',
      'weekly',
      'end',
    ]);
    expect(
      screen.getByRole('combobox', {
        name: 'Alle Ausschreibungen im Gewerk Dach; alle Ausschreibungen im Gewerk Maler',
      }),
    ).toBe(choices[1]);
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Alle Abos beenden' });
    expect([all.name, all.value, all.form === choices[0]?.form]).toEqual(['alle', '1', false]);
  });

  it('[P38] shows the outcome when nothing is left to manage', () => {
    show('beendet');
    expect(screen.getByText('Sie haben keine Abos mehr.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

function show(name: string): void {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example ${name}`);
  render(<SubscriptionManager id="abos" content={example.content} page={{}} />);
}
