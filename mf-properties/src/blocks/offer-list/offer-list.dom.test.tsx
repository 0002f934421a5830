import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance, testPlatform } from '@stadtraum/federation-kit/testing';
import disclosure from '@stadtraum/shared-ui/behaviours/disclosure';
import dropdown from '@stadtraum/shared-ui/behaviours/dropdown';
import filterPanel from '@stadtraum/shared-ui/behaviours/filter-panel';
import { createEventBus } from '@stadtraum/shared-ui/event-bus';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import type { placeSelected } from '../../places/place-selected.ts';
import block from './block.ts';
import type { OfferListContent } from './content.ts';
import startOfferList from './offer-list.behaviour.ts';
import examples from './offer-list.examples.ts';
import OfferList from './offer-list.tsx';

const PREFIX = 'tx_dmshoffers_offerslist';
const path = '/immobilien/angebote';

const kitBehaviours = { 'filter-panel': filterPanel, dropdown, disclosure };

describeConformance(block, examples, kitBehaviours, startOfferList);

describe('offer-list', () => {
  it('[R2.2-5] submits all fields to its own page and shows the active filter', () => {
    show('gefiltert und abgeschickt');
    const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Zimmer ab' });
    expect(new URL(form?.action ?? '').pathname).toBe(path);
    const sent = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name.slice(PREFIX.length),
      value,
    ]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ['[district][]', 'Altstadt'],
        ['[district][]', 'Hafen'],
      ]),
    );
    expect(Object.fromEntries(sent)).toEqual({
      ...{ '[district][]': 'Hafen', '[kind]': 'Etagenwohnung' },
      ...{ '[wbs]': 'erforderlich', '[sort]': 'rent', '[rentvon]': '', '[rentbis]': '900,5' },
      ...{ '[roomsvon]': '2', '[roomsbis]': '', '[areavon]': '30', '[areabis]': '' },
      ...{ '[balcony]': '1', '[lift]': '1' },
    });
  });

  it('[VI4] shows three fields, and how many of the folded ones narrow the list', () => {
    show('gefiltert und abgeschickt');
    const folded = document.querySelector<HTMLDetailsElement>('details[data-disclosure]');
    expect(folded?.querySelector('summary')).toHaveTextContent('Weitere Filter (5)');
    expect(folded?.open).toBe(false);
    const open = [...document.querySelectorAll('form label')].filter((label) => !label.closest('details'));
    expect(open.map(({ textContent }) => textContent)).toEqual(['Zimmer ab', 'Gesamtmiete bis, in €']);
    expect(screen.getByText('Bezirk:').closest('summary')).toHaveTextContent('Bezirk: Hafen, Altstadt');
    expect(screen.getByRole('button', { name: 'Filter (9)' })).toHaveAttribute(
      'popovertarget',
      'angebote-filter-drawer',
    );
  });

  it('[VI4] opens the folded fields if one of them has a problem', () => {
    show('nicht lesbare Angaben');
    expect(document.querySelector<HTMLDetailsElement>('details[data-disclosure]')?.open).toBe(true);
  });

  it('[VI4] names the chosen districts as they are ticked and cleared', async () => {
    show('alle Angebote');
    const button = screen.getByText('Bezirk:').closest('summary') as HTMLElement;
    expect(button).toHaveTextContent('Bezirk: Alle Bezirke');
    const visitor = userEvent.setup();
    await visitor.click(button);
    await visitor.click(screen.getByRole('checkbox', { name: 'Hafen (1)' }));
    expect(button).toHaveTextContent('Bezirk: Hafen');
    await visitor.click(screen.getByRole('button', { name: 'Felder leeren' }));
    expect(button).toHaveTextContent('Bezirk: Alle Bezirke');
  });

  it('[VI14] chooses one district while the content API reads only one', () => {
    show('ein Bezirk, wie ältere Inhalte ihn nennen');
    const district = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bezirk' });
    expect([district.name, district.value]).toEqual([`${PREFIX}[district]`, 'Hafen']);
  });

  it('[R2.2-5] sorts by links that keep the filter', () => {
    show('gefiltert und abgeschickt');
    const sorts = within(screen.getByRole('navigation', { name: 'Sortierung' }));
    const byArea = sorts.getByRole('link', { name: 'Fläche, größte zuerst' });
    const { searchParams } = new URL(byArea.getAttribute('href') ?? '', 'https://a.example');
    expect(searchParams.get(`${PREFIX}[sort]`)).toBe('area');
    expect(searchParams.getAll(`${PREFIX}[district][]`)).toEqual(['Hafen', 'Altstadt']);
    expect(sorts.getByRole('link', { name: /^Gesamtmiete/ })).toHaveAttribute('aria-current', 'true');
  });

  it('[VI14] says which remembered offers are let, and how many are gone', () => {
    show('gemerkte Angebote');
    expect(screen.getByRole('link', { name: '3 gemerkte Angebote entfernen' })).toBeInTheDocument();
    expect(screen.getByText(/^Laden mit Schaufenster in der Altstadt, Marktgasse/)).toBeInTheDocument();
    expect(screen.getByText('Ein gemerktes Angebot gibt es nicht mehr.')).toBeInTheDocument();
  });

  it('shows a chip for each active filter that removes only this filter and keeps the sort order', () => {
    show('gefiltert und abgeschickt');
    const chips = within(screen.getByRole('list', { name: 'Aktive Filter' })).getAllByRole('link');
    expect(chips).toHaveLength(9);
    const rent = chips.find((chip) => chip.textContent === 'bis 900,5 € entfernen');
    const { searchParams, hash } = new URL(rent?.getAttribute('href') ?? '', 'https://a.example');
    expect(searchParams.has(`${PREFIX}[rentbis]`)).toBe(false);
    expect(searchParams.get(`${PREFIX}[lift]`)).toBe('1');
    expect(searchParams.get(`${PREFIX}[sort]`)).toBe('rent');
    expect(document.getElementById(hash.slice(1))?.localName).toBe('section');
  });

  it('[VI5] [R5.2-1] keeps input that it ignores in its field, and names it', () => {
    show('nicht lesbare Angaben');
    const [rent, rooms] = ['Gesamtmiete bis, in €', 'Zimmer bis'].map((name) =>
      screen.getByRole('textbox', { name }),
    );
    expect(rent).toHaveValue('-3');
    expect(rent).toHaveAccessibleDescription(/^„-3“ ist keine Zahl/);
    expect(rooms).toHaveAccessibleDescription(/^„1“ ist kleiner als der Anfang/);
    expect(hitCount().textContent).toBe(
      '1 Treffer. Nicht berücksichtigt: „-3“, weil das keine Zahl wie 650 oder 650,50 ist; „1“, weil das kleiner als der Anfang des Bereichs ist; „Nirgends“, weil das nicht zur Auswahl steht; bitte ändern Sie diese Angaben.',
    );
  });

  it('announces the number of results as a status and links to the other pages', () => {
    show('alle Angebote');
    expect(hitCount().textContent).toBe('26 Treffer');
    const next = screen.getByRole('link', { name: 'Weiter' });
    expect(next).toHaveAttribute(
      'href',
      expect.stringContaining(`${encodeURIComponent(`${PREFIX}[page]`)}=3`),
    );
  });

  it('shows rent, rooms, area, availability and badges', () => {
    show('alle Angebote');
    const card = screen.getByRole('article', { name: 'Ein Zimmer am Hafenbecken' });
    for (const text of [
      '340,29 €',
      '2,5',
      '34,2 m²',
      '1. Januar 2027',
      'Neu seit vorgestern',
      'WBS erforderlich',
      '4 Bilder',
    ]) {
      expect(
        within(card).getByText((_, element) => element?.textContent?.replace('\u00a0', ' ') === text, {
          selector: 'dd, span',
        }),
      ).toBeInTheDocument();
    }
    const shop = within(screen.getByRole('article', { name: /^Laden/ }));
    expect(shop.getByText('sofort')).toBeInTheDocument();
    expect(shop.queryByText('Zimmer')).not.toBeInTheDocument();
  });

  it('offers a reset when the filter matches nothing', () => {
    show('nichts gefunden');
    expect(hitCount().textContent).toBe('Keine Treffer');
    const resets = screen.getAllByRole('link', { name: 'Ohne Filter neu laden' });
    expect(resets.map((reset) => reset.getAttribute('href'))).toEqual([path, path]);
  });

  it('publishes the place that is hovered or focused, and an empty path afterwards', async () => {
    const published: unknown[] = [];
    const bus = { ...serverPlatform.bus, publish: (...event: unknown[]) => published.push(event) };
    show('alle Angebote', ({ children }) => (
      <PlatformProvider platform={testPlatform(block, {}, { bus })}>{children}</PlatformProvider>
    ));
    const visitor = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Ein Zimmer am Hafenbecken' });
    await visitor.hover(link);
    await visitor.hover(hitCount());
    link.focus();
    link.blur();
    const path = '/immobilien/angebote/ein-zimmer-am-hafenbecken';
    const places = [{ path }, { path: '' }, { path }, { path: '' }];
    expect(published).toEqual(places.map((place) => ['place/highlighted', place]));
  });

  it('keeps the view in every address, and links to the other ones with filter, sort order and page', () => {
    show('mit Karte');
    const viewOf = (href: string | null) =>
      new URL(href ?? '', 'https://a.example').searchParams.get(`${PREFIX}[view]`);
    const [form] = document.forms;
    expect(form && new FormData(form).get(`${PREFIX}[view]`)).toBe('map');
    const kept = ['Weiter', 'Bezirk Hafen entfernen', 'Ohne Filter neu laden'];
    for (const name of kept) {
      expect(viewOf(screen.getByRole('link', { name }).getAttribute('href'))).toBe('map');
    }
    const list = screen.getByRole('link', { name: 'Als Liste zeigen' }).getAttribute('href');
    const query = new URLSearchParams([
      ...([
        [`${PREFIX}[district]`, 'Hafen'],
        [`${PREFIX}[sort]`, 'rent'],
        [`${PREFIX}[page]`, '2'],
      ] as [string, string][]),
    ]);
    expect(list).toBe(`${path}?${query}#angebote-view`);
    expect(viewOf(screen.getByRole('link', { name: 'Karte ausblenden' }).getAttribute('href'))).toBe('list');
  });

  it('has no links to views if the list has no map', () => {
    show('alle Angebote');
    expect(screen.queryByRole('link', { name: /Karte/ })).not.toBeInTheDocument();
  });

  it('marks the card of the place that is selected on the map', () => {
    const bus = createEventBus((error) => {
      throw error;
    });
    Element.prototype.scrollIntoView = jest.fn();
    show('mit Karte', ({ children }) => (
      <PlatformProvider platform={testPlatform(block, {}, { bus })}>{children}</PlatformProvider>
    ));
    const select = (to: string) => bus.publish<typeof placeSelected>('place/selected', { path: to });
    const card = screen.getByRole('article', { name: 'Ein Zimmer am Hafenbecken' });
    select('/immobilien/angebote/ein-zimmer-am-hafenbecken');
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
    expect(card).toHaveAttribute('data-selected');
    expect(card.scrollIntoView).toHaveBeenCalledTimes(1);
    select('');
    expect(card).not.toHaveAttribute('data-selected');
  });

  it('[R2.2-3] clears every field on reset and submits nothing', async () => {
    show('gefiltert und abgeschickt');
    await userEvent.click(screen.getByRole('button', { name: 'Felder leeren' }));
    const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Zimmer ab' });
    const remaining = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
    expect(remaining).toEqual([[`${PREFIX}[sort]`, 'rent']]);
  });
});

function hitCount(): HTMLElement {
  return within(screen.getByRole('region', { name: /Treffer/ })).getByRole('status');
}

function show(name: string, wrapper?: ComponentType<{ children: ReactNode }>): void {
  const example: { content: OfferListContent } | undefined = examples.find(
    (candidate) => candidate.name === name,
  );
  if (!example) throw new Error('no example');
  render(<OfferList id="angebote" content={example.content} page={{ path }} />, wrapper ? { wrapper } : {});
}
