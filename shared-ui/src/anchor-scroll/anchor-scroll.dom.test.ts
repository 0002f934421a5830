import { type ScrollingPage, scrollingPage } from '../testing/scrolling-page.ts';
import { scrollAnchorsSmoothly } from './anchor-scroll.ts';

let page: ScrollingPage;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  page = scrollingPage();
  history.replaceState(null, '', '/service?seite=2');
  document.body.innerHTML = `
    <a id="hier" href="#kategorie">Kategorie</a>
    <a id="ganz" href="http://localhost/service?seite=2#kategorie">Kategorie</a>
    <a id="umlaut" href="#b%C3%BCro">Büro</a>
    <a id="oben" href="#top">Nach oben</a>
    <a id="nirgends" href="#fehlt">Fehlt</a>
    <a id="anders" href="/kontakt#kategorie">Andere Seite</a>
    <a id="abfrage" href="?seite=3#kategorie">Andere Abfrage</a>
    <a id="neu" href="#kategorie" target="_blank">Neues Fenster</a>
    <a id="datei" href="#kategorie" download>Datei</a>
    <h2 id="kategorie">Kategorie</h2><h2 id="büro">Büro</h2>`;
  page.place(element('kategorie'), 2000);
  page.place(element('büro'), 4000);
  page.place(document.body, 0);
  stop = scrollAnchorsSmoothly(document);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Clicks a link. @returns whether the browser would follow it */
function click(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom would navigate without `preventDefault`.
  const recordAndPrevent = (lastEvent: Event) => {
    isFollowed = !lastEvent.defaultPrevented;
    lastEvent.preventDefault();
  };
  let isFollowed = true;
  window.addEventListener('click', recordAndPrevent, { once: true });
  element(id).dispatchEvent(event);
  return isFollowed;
}

describe('scrollAnchorsSmoothly', () => {
  it.each([
    ['hier', 2000],
    ['ganz', 2000],
    ['umlaut', 4000],
  ])('[R2.11-7] the link “%s” scrolls in 500 ms', async (link, position) => {
    expect(click(link)).toBe(false);
    await jest.advanceTimersByTimeAsync(450);
    expect(page.position()).toBeLessThan(position);
    await jest.advanceTimersByTimeAsync(100);
    expect(page.position()).toBe(position);
  });

  it('scrolls to the top of the page and moves the focus there', async () => {
    page.drag(3000);
    element('oben').focus();
    click('oben');
    await jest.advanceTimersByTimeAsync(600);
    expect(page.position()).toBe(0);
    expect(document.body).toHaveFocus();
  });

  it('adds a history entry and fires hashchange', () => {
    const entries = history.length;
    const changed = jest.fn();
    window.addEventListener('hashchange', changed, { once: true });
    click('hier');
    expect(location.href).toBe('http://localhost/service?seite=2#kategorie');
    expect(history.length).toBe(entries + 1);
    expect(changed.mock.calls[0]?.[0]).toMatchObject({
      oldURL: 'http://localhost/service?seite=2',
      newURL: 'http://localhost/service?seite=2#kategorie',
    });
    click('hier');
    expect(history.length).toBe(entries + 1);
  });

  it.each(['nirgends', 'anders', 'abfrage', 'neu', 'datei'])('does not handle the link “%s”', (link) => {
    expect(click(link)).toBe(true);
    expect(location.hash).toBe('');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'does not handle a click with %p',
    (init) => {
      expect(click('hier', init)).toBe(true);
    },
  );

  it('ignores events that a component has handled', () => {
    element('hier').addEventListener('click', (event) => event.preventDefault());
    click('hier');
    expect(location.hash).toBe('');
  });

  it('stops handling clicks after being stopped', () => {
    stop();
    expect(click('hier')).toBe(true);
  });
});
