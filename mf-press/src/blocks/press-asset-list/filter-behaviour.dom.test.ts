import type { BehaviourContext } from '@stadtraum/federation-kit/behaviour';
import { startFilter } from './filter-behaviour.ts';

const PREFIX = 'tx_dmpressasset_imagelist';
const PAGE = '/presse/bildmaterial';
const KIND = `${PREFIX}[kind][]`;

let end: AbortController;
let scrolled: jest.Mock;

beforeEach(() => {
  end = new AbortController();
  scrolled = jest.fn();
  window.scrollTo = scrolled;
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  end.abort();
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  history.replaceState(null, '', '/');
});

/** The server's HTML of a list that is filtered by one kind. */
function open(url: string, referrer = ''): HTMLElement {
  history.replaceState(null, '', url);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  document.body.innerHTML = `<div>
    <section id="filterForm" data-filter="${PREFIX}"><form>
      <input type="search" value="Ufer">
      <input type="checkbox" name="${KIND}" value="Foto" checked>
      <input type="checkbox" name="${KIND}" value="Logo">
    </form></section>
    <section id="liste" tabindex="-1"><p role="status">3 Bilder</p></section>
  </div>`;
  return document.body.firstElementChild as HTMLElement;
}

function start(root: HTMLElement): Promise<void> {
  startFilter(root, { signal: end.signal } as BehaviourContext);
  return new Promise((resolve) => setTimeout(resolve));
}

const box = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`);
const filtered = `${PAGE}?${new URLSearchParams([[KIND, 'Foto']])}`;

describe('the filter before hydration', () => {
  it('[R2.4-1] [AC3] scrolls to the filter and focuses the results if the address contains filter parameters', async () => {
    await start(open(filtered));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.getElementById('liste')).toHaveFocus();
    expect(document.getElementById('filterForm')).not.toHaveAttribute('tabindex');
  });

  it('does not hydrate the list by moving the focus', async () => {
    const interacted = jest.fn();
    document.addEventListener('focusin', interacted);
    await start(open(filtered, `http://localhost${PAGE}`));
    expect(box('Foto')).toHaveFocus();
    expect(interacted).not.toHaveBeenCalled();
    box('Logo')?.focus();
    expect(interacted).toHaveBeenCalledTimes(1);
    document.removeEventListener('focusin', interacted);
  });

  it('does not scroll without filter parameters', async () => {
    await start(open(PAGE));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('does not scroll again when its HTML is restored', async () => {
    const root = open(filtered);
    await start(root);
    await start(root);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('[R2.4-3] returns the focus to the checkbox whose click loaded the page', async () => {
    await start(open(filtered, `http://localhost${PAGE}`));
    expect(box('Foto')).toHaveFocus();
  });

  it('announces the result by inserting it again', async () => {
    const root = open(filtered);
    const inserted: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) inserted.push(...[...addedNodes].map((node) => node.textContent));
    }).observe(root, { childList: true, subtree: true });
    await start(root);
    expect(inserted).toEqual(['3 Bilder']);
  });

  it('[R6-2] keeps the scroll position after back and forward', async () => {
    const root = open(filtered);
    performance.getEntriesByType = () => [{ type: 'back_forward' }] as never;
    await start(root);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
