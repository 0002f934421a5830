import { describeConformance } from '@stadtraum/federation-kit/testing';
import disclosure from '@stadtraum/shared-ui/behaviours/disclosure';
import dropdown from '@stadtraum/shared-ui/behaviours/dropdown';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './offer-search-subscription.examples.ts';
import OfferSearchSubscription from './offer-search-subscription.tsx';

const PREFIX = 'tx_dmshoffers_offerslist';

describeConformance(block, examples, { dropdown, disclosure });

describe('offer-search-subscription', () => {
  it("[VI14] [P38] is filled with the filter of the page's address, and submits to a URL of its own", () => {
    const form = show('mit Filter aus der Adresse');
    expect(form).toHaveAttribute('action', '/immobilien/angebote/suche-abonnieren');
    const sent = [...new FormData(form)].filter(([, value]) => value !== '');
    expect(sent).toEqual([
      [`${PREFIX}[district][]`, 'Hafen'],
      [`${PREFIX}[district][]`, 'Nord'],
      [`${PREFIX}[roomsvon]`, '2'],
      [`${PREFIX}[rentbis]`, '900,5'],
      ['tx_dmannouncements_subscriptionuser[page]', '/immobilien/angebote/suche-abonnieren'],
    ]);
    expect(screen.getByText('Zurzeit passt 1 Angebot.')).toBeInTheDocument();
  });

  it('[VI14] says that a search without limits finds everything', () => {
    show('ohne Filter');
    expect(screen.getByText(/^Zurzeit passen 24 Angebote\. .* jedem neuen Angebot/)).toBeInTheDocument();
  });

  it('[VI14] [R5.2-1] names input of the address that is no filter, and opens its section', () => {
    show('nicht lesbare Angabe in der Adresse');
    const area = screen.getByRole('textbox', { name: /Fläche bis/ });
    expect(area).toHaveValue('viel');
    expect(area).toHaveAccessibleDescription(/„viel“ ist keine Zahl/);
    expect(area.closest('details')).toHaveAttribute('open');
  });

  it('[VI14] shows a rejected form with its input, and names each error beside its field', () => {
    show('zurückgewiesen');
    const rooms = screen.getByRole('textbox', { name: 'Zimmer bis' });
    expect(rooms).toHaveValue('2');
    expect(rooms).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('textbox', { name: 'Zimmer ab' })).toHaveValue('4');
    expect(screen.getByRole('checkbox', { name: 'Aufzug' })).toBeChecked();
    expect(screen.getByRole('link', { name: /^Zimmer bis/ })).toHaveAttribute('href', `#${rooms.id}`);
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('eva@haus');
  });
});

function show(name: string): HTMLFormElement {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example ${name}`);
  render(<OfferSearchSubscription id="suche" content={example.content} page={example.page} />);
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
