import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './search-subscription.examples.ts';
import SearchSubscription from './search-subscription.tsx';

describeConformance(block, examples);

describe('search-subscription', () => {
  it("[P38] is filled with the filter of the page's address, and submits to a URL of its own", () => {
    const form = show('mit Filter aus der Adresse');
    expect(form).toHaveAttribute('action', '/ausschreibungen/suche-abonnieren');
    expect([...new FormData(form)]).toEqual([
      ['tx_dmannouncements_announcementlist[gewerk]', 'Dach'],
      ['tx_dmannouncements_announcementlist[ausfristvon]', ''],
      ['tx_dmannouncements_announcementlist[ausfristbis]', '24.12.2026'],
      ['tx_dmannouncements_subscriptionuser[email]', ''],
      ['tx_dmannouncements_subscriptionuser[company]', ''],
      ['tx_dmannouncements_subscriptionuser[page]', '/ausschreibungen/suche-abonnieren'],
    ]);
    expect(screen.getByText('Zurzeit passen 3 Ausschreibungen.')).toBeInTheDocument();
  });

  it('[P38] [R5.2-1] names input of the address that is no filter, beside its field', () => {
    show('nicht lesbare Angabe in der Adresse');
    const until = screen.getByRole('textbox', { name: /bis/ });
    expect(until).toHaveValue('31.02.2027');
    expect(until).toHaveAccessibleDescription(/„31.02.2027“ ist kein Datum/);
  });

  it('[P38] shows a rejected form with its input, and names each error beside its field', () => {
    show('zurückgewiesen');
    const until = screen.getByRole('textbox', { name: /bis/ });
    expect(until).toHaveValue('31.02.2027');
    expect(until).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('combobox')).toHaveValue('Dach');
    const link = screen.getByRole('link', { name: 'Bitte geben Sie einen Tag wie 24.12.2026 ein.' });
    expect(link).toHaveAttribute('href', `#${until.id}`);
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('eva@bau');
  });
});

function show(name: string): HTMLFormElement {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example ${name}`);
  render(<SearchSubscription id="suche" content={example.content} page={example.page} />);
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
