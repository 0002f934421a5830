import { serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance, renderOnServer } from '@stadtraum/federation-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { pressAsset as asset, logo } from '../../assets/asset.examples.ts';
import type { PressAsset } from '../../assets/press-asset.ts';
import block from './block.ts';
import type { PressAssetListContent } from './content.ts';
import startPressAssetList from './press-asset-list.behaviour.ts';
import examples from './press-asset-list.examples.ts';
import PressAssetList from './press-asset-list.tsx';

const TITLE = 'tx_dmpressasset_imagelist[title]';
const KIND = 'tx_dmpressasset_imagelist[kind][]';
const path = '/presse/bildmaterial';

const noFilter = { title: '', topic: '', project: '', kind: [], shape: [] };

describeConformance(block, examples, {}, startPressAssetList);

describe('press-asset-list filter', () => {
  it('[R2.4-2] [R2.4-7] submits the title to its own page and shows the active filter', () => {
    show({ filter: { ...noFilter, title: 'Richtfest' } });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Titel' });
    expect(field).toHaveValue('Richtfest');
    expect(field.name).toBe(TITLE);
    expect(field.form?.method).toBe('get');
    expect(field.form).toHaveAttribute('action', path);
    expect(field.form?.closest('#filterForm')).not.toBeNull();
  });

  it('[R2.4-2] [R2.4-7] has a title field, selects and checkboxes that show the active filter', () => {
    show({ filter: { ...noFilter, topic: 'Energie', kind: ['Logo'] } });
    const topic = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thema' });
    expect([...topic.options].map(({ text }) => text)).toEqual(['Alle Themen', 'Neubau (12)', 'Energie (2)']);
    expect(topic).toHaveValue('Energie');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Projekt' })).toHaveValue('');
    const kinds = within(screen.getByRole('group', { name: 'Art des Bildes' }));
    expect(kinds.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
    expect(screen.getByRole('group', { name: 'Format' })).toBeInTheDocument();
  });

  it('[R2.4-3] marks the label of a clicked box and submits the filter immediately, as the hint says', async () => {
    const submitted = recordSubmissions();
    show({ filter: { ...noFilter, topic: 'Neubau', kind: ['Logo'] } });
    const visitor = userEvent.setup();
    expect(screen.getAllByText('Ein Klick filtert sofort.')).toHaveLength(2);
    expect(activeLabels()).toEqual(['Logo (2)']);

    await visitor.click(screen.getByText('Foto (34)'));
    expect(activeLabels()).toEqual(['Foto (34)', 'Logo (2)']);
    expect(submitted.at(-1)).toEqual([
      [TITLE, ''],
      ['tx_dmpressasset_imagelist[topic]', 'Neubau'],
      ['tx_dmpressasset_imagelist[project]', ''],
      [KIND, 'Foto'],
      [KIND, 'Logo'],
    ]);

    await visitor.click(screen.getByText('Logo (2)'));
    expect(activeLabels()).toEqual(['Foto (34)']);
    expect(submitted).toHaveLength(2);
  });

  it('[R2.4-4] submits an empty filter on reset, whatever the visitor typed or filtered by', async () => {
    const submitted = recordSubmissions();
    show({ filter: { title: 'Richtfest', topic: 'Energie', project: '', kind: ['Logo'], shape: [] } });
    const visitor = userEvent.setup();
    await visitor.type(screen.getByRole('searchbox'), ' 2025');
    await visitor.click(screen.getByRole('link', { name: 'Leeren und neu filtern' }));
    expect(submitted).toEqual([
      [
        [TITLE, ''],
        ['tx_dmpressasset_imagelist[topic]', ''],
        ['tx_dmpressasset_imagelist[project]', ''],
      ],
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox')).toHaveValue('');
    expect(activeLabels()).toEqual([]);
  });

  it('[R2.4-4] [R2.4-1] [P35] has a reset that links to the empty filter without JavaScript', () => {
    show({ filter: { ...noFilter, title: 'Richtfest' } });
    const reset = screen.getByRole('link', { name: 'Leeren und neu filtern' });
    expect(reset).toHaveAttribute('href', `${path}?${new URLSearchParams([[TITLE, '']])}`);
  });

  it('[VI5] shows a chip for each active filter that links to the list without it', () => {
    show({ filter: { ...noFilter, title: 'Ufer', kind: ['Foto', 'Logo'] } });
    const chips = within(screen.getByRole('list', { name: 'Aktive Filter' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Titel: Ufer entfernen',
      'Foto entfernen',
      'Logo entfernen',
    ]);
    const { searchParams } = new URL(String(chips[1]?.getAttribute('href')), 'https://a.example');
    expect([...searchParams]).toEqual([
      [TITLE, 'Ufer'],
      [KIND, 'Logo'],
    ]);
  });

  it('[VI5] [R5.2-1] names input that it ignores, beside its field and after the number of results', () => {
    show({ total: 3, problems: [{ name: 'kind', typed: 'Luftschloss', reason: 'not-an-option' }] });
    expect(screen.getByRole('group', { name: 'Art des Bildes' })).toHaveAccessibleDescription(
      /^„Luftschloss“ steht nicht zur Auswahl/,
    );
    expect(screen.getByRole('status').textContent).toBe(
      '3 Bilder. Nicht berücksichtigt: „Luftschloss“, weil das nicht zur Auswahl steht; bitte wählen Sie etwas anderes.',
    );
  });
});

describe('press-asset-list before hydration', () => {
  afterEach(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    document.body.replaceChildren();
  });

  it('[R2.4-3] marks the label of a clicked box and submits the filter, once before and once after hydration', async () => {
    const submitted = recordSubmissions();
    const { root, element } = start({ filter: { ...noFilter, kind: ['Logo'] } });
    const visitor = userEvent.setup();
    await visitor.click(screen.getByText('Foto (34)'));
    expect(activeLabels()).toEqual(['Foto (34)', 'Logo (2)']);
    expect(submitted.map((fields) => fields.filter(([name]) => name === KIND))).toEqual([
      [
        [KIND, 'Foto'],
        [KIND, 'Logo'],
      ],
    ]);
    const island = render(element, { container: root, hydrate: true });
    expect(activeLabels()).toEqual(['Foto (34)', 'Logo (2)']);
    await visitor.click(screen.getByText('Logo (2)'));
    expect(activeLabels()).toEqual(['Foto (34)']);
    expect(submitted).toHaveLength(2);
    island.unmount();
  });

  it('[AC3] focuses the results of a filter and of a further page, but not the whole list, if JavaScript is missing', () => {
    const focused = (content: Partial<PressAssetListContent>) =>
      /<noscript>.*autofocus/.test(start(content).root.innerHTML);
    expect(focused({})).toBe(false);
    expect(focused({ filter: { ...noFilter, kind: ['Logo'] } })).toBe(true);
    expect(focused({ problems: [{ name: 'kind', typed: 'Luftschloss', reason: 'not-an-option' }] })).toBe(
      true,
    );
    expect(focused({ total: 40, page: 2, pages: 4 })).toBe(true);
  });

  it('hydrates for a basket that is not empty, even if another window fills it', () => {
    const { hydrate } = start({ items: [asset], total: 1 });
    expect(hydrate).not.toHaveBeenCalled();
    localStorage.setItem('stadtraum-merkliste', '[190]');
    dispatchEvent(new StorageEvent('storage', { key: 'stadtraum-merkliste' }));
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(start({ items: [asset], total: 1 }).hydrate).toHaveBeenCalledTimes(1);
  });

  it('downloads collected and ticked pictures before the basket is hydrated, each once', async () => {
    localStorage.setItem('stadtraum-merkliste', '[190,187]');
    const { root } = start({ items: [asset], total: 1 });
    await userEvent.setup().click(screen.getByRole('checkbox', { name: /^Merken/ }));
    const form = root.querySelector<HTMLFormElement>('form[action$=".zip"]');
    const formData = new FormData(form ?? undefined);
    // jsdom does not fire this event.
    form?.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    expect(formData.getAll('bild')).toEqual(['187', '190']);
  });
});

describe('press-asset-list result', () => {
  it('shows the title, date, topic, credit, terms and file format of each picture', () => {
    show({ items: [asset], total: 1 });
    const card = within(screen.getByRole('article', { name: asset.title }));
    expect(card.getByRole('heading', { level: 3, name: asset.title })).toBeInTheDocument();
    for (const text of ['12. September 2026', asset.credit, asset.terms]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText(/Neubau/)).toBeInTheDocument();
    expect(card.getByText(/JPEG, 2\.400\s×\s1\.600/)).toBeInTheDocument();
  });

  it('loads pictures in the first row eagerly, the first one with high priority', () => {
    const { picture } = asset;
    const pictured = [1, 2, 3, 4].map((uid) => ({ ...asset, uid }));
    show({ level: 1, items: [logo, ...pictured], total: 5 });
    const images = screen.getAllByRole('img', { name: picture.alt });
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy']);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null, null]);
  });

  it('[VI4] links to the other pages of a long list with the active filter', () => {
    show({ items: [asset], total: 40, page: 2, pages: 4, filter: { ...noFilter, topic: 'Energie' } });
    const next = screen.getByRole<HTMLAnchorElement>('link', { name: 'Weiter' });
    expect([...new URL(next.href).searchParams]).toEqual([
      ['tx_dmpressasset_imagelist[topic]', 'Energie'],
      ['tx_dmpressasset_imagelist[page]', '3'],
    ]);
  });

  it('announces the number of results as a status', () => {
    show({ items: [asset], total: 1, filter: { ...noFilter, title: 'Ufer' } });
    expect(screen.getByRole('status').textContent).toBe('1 Bild zu „Ufer“');
  });

  it('links to all pictures when the filter matches nothing', () => {
    show({ filter: { ...noFilter, title: 'Luftschloss' } });
    expect(screen.getByRole('status').textContent).toBe('Keine Bilder zu „Luftschloss“');
    expect(screen.getByRole('link', { name: 'Ohne Filter neu laden' })).toHaveAttribute('href', path);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('offers no reset when no filter is active', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Keine Bilder');
    expect(screen.queryByRole('link', { name: 'Ohne Filter neu laden' })).not.toBeInTheDocument();
  });
});

describe('press-asset-list basket', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  const collectBox = ({ uid, title }: PressAsset) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Merken (Nr. ${uid}, ${title})` });
  const other = { ...asset, uid: 190, title: 'Visualisierung' };

  it('submits collected pictures in one form, even those not in the current list', async () => {
    const visitor = userEvent.setup();
    show({ items: [asset, other, logo], total: 3 });
    const { form } = collectBox(asset);
    expect(form).toHaveAttribute('action', '/daten/presse/bilder.zip');
    expect(screen.getAllByRole('checkbox', { name: /^Merken/ })).toHaveLength(2);
    await visitor.click(collectBox(asset));
    await visitor.click(collectBox(other));
    expect(screen.getByText('2 Bilder gemerkt')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Zur Merkliste' })).toHaveLength(2);
    expect(form && [...new FormData(form)]).toEqual([
      ['seite', path],
      ['bild', '187'],
      ['bild', '190'],
    ]);
    cleanup();

    show({ items: [other], total: 1 });
    const { form: next } = collectBox(other);
    expect(next && new FormData(next).getAll('bild')).toEqual(['187', '190']);
    await visitor.click(screen.getByRole('button', { name: 'Merkliste leeren' }));
    expect(screen.getByText('Noch kein Bild gemerkt')).toBeInTheDocument();
    expect(collectBox(other)).not.toBeChecked();
  });

  it('explains why the server sent no ZIP', () => {
    show({ items: [asset], total: 1, refusal: 'leer' });
    expect(screen.getByText(/^Es ist noch kein Bild gemerkt/)).toBeInTheDocument();
  });
});

/** Shows a hydrated list; its behaviour goes on. */
function show(content: Partial<PressAssetListContent>): void {
  startOn(render(listOf(content)).container);
}

/** Runs the behaviour on the server's HTML. */
function start(content: Partial<PressAssetListContent>) {
  const root = document.createElement('div');
  const element = listOf(content);
  root.innerHTML = renderOnServer(element, 'bilder');
  document.body.replaceChildren(root);
  return { root, element, hydrate: startOn(root) };
}

/** @returns the function with which the behaviour hydrates the list */
function startOn(root: HTMLElement): jest.Mock {
  const hydrate = jest.fn();
  startPressAssetList(root, { platform: serverPlatform, signal: end.signal, hydrate });
  return hydrate;
}

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => end.abort());

function listOf(content: Partial<PressAssetListContent>): ReactElement {
  const empty: PressAssetListContent = {
    heading: 'Bildmaterial',
    queryPrefix: 'tx_dmpressasset_imagelist',
    filter: noFilter,
    options: {
      topic: [
        { value: 'Neubau', hits: 12 },
        { value: 'Energie', hits: 2 },
      ],
      project: [{ value: 'Uferstraße', hits: 8 }],
      kind: [
        { value: 'Foto', hits: 34 },
        { value: 'Logo', hits: 2 },
      ],
      shape: [{ value: 'Hochformat', hits: 6 }],
    },
    items: [],
    total: 0,
  };
  return <PressAssetList id="bilder" content={{ ...empty, ...content }} page={{ path }} />;
}

/** Texts of the labels marked as active. */
function activeLabels(): (string | null)[] {
  return [...document.querySelectorAll('label.active')].map(({ textContent }) => textContent);
}

/** Records the fields of every form submitted from now on; jsdom does not navigate. */
function recordSubmissions(): [string, FormDataEntryValue][][] {
  const submitted: [string, FormDataEntryValue][][] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push([...new FormData(event.target as HTMLFormElement)]);
  });
  return submitted;
}
