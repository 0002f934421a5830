import { prepareTouches } from './prepare-touches.ts';

const HOST = '/assets/shell/1/host.js';
const LIST = '/assets/mf-press/1/list.js';
const MENU = '/assets/mf-navigation/1/menu.js';

const island = (file: string) => ({
  type: '',
  remote: '',
  expose: '',
  strategy: 'interaction' as const,
  files: [file],
  content: {},
  page: {},
});

/** A page with a menu from 0 to 50 px and a list from 400 to 900 px. */
function prepare(connection?: { saveData?: boolean; effectiveType?: string }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const elements = new Map(
    [
      ['menu', 0, 50],
      ['list', 400, 900],
    ].map(([id, top, bottom]) => {
      const element = document.createElement('div');
      element.getBoundingClientRect = () => ({ left: 0, right: 1000, top, bottom }) as DOMRect;
      return [String(id), element];
    }),
  );
  prepareTouches({ host: [HOST], islands: { menu: island(MENU), list: island(LIST) } }, elements);
}

function moveTo(y: number, pointerType = 'mouse'): void {
  dispatchEvent(
    Object.assign(new MouseEvent('pointermove', { clientX: 500, clientY: y }), { pointerType }) as Event,
  );
}

const links = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));

/** The browser is idle 200 ms after the page has loaded, because jsdom lacks `requestIdleCallback`. */
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 250));

afterEach(() => document.head.replaceChildren());

it('[VI6] preloads the files of an island when the mouse comes within 100 px, once', () => {
  prepare();
  moveTo(299);
  expect(links('modulepreload')).toEqual([]);
  moveTo(300);
  moveTo(600);
  expect(links('modulepreload')).toEqual([HOST, LIST]);
  moveTo(150);
  expect(links('modulepreload')).toEqual([HOST, LIST, MENU]);
});

it('preloads nothing for a finger', () => {
  prepare();
  moveTo(600, 'touch');
  expect(links('modulepreload')).toEqual([]);
});

it.each([
  ['prefetches the files of all islands on a fast line', { effectiveType: '4g' }, [HOST, MENU, LIST]],
  ['prefetches nothing on a slow line', { effectiveType: '3g' }, []],
  ['prefetches nothing on a line of unknown speed', undefined, []],
  ['prefetches nothing for visitors who save data', { effectiveType: '4g', saveData: true }, []],
])('%s', async (_what, connection, expected) => {
  prepare(connection);
  expect(links('prefetch')).toEqual([]);
  await untilIdle();
  expect(links('prefetch')).toEqual(expected);
});

it('does not watch the mouse of visitors who save data', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  prepare({ saveData: true });
  expect(listen).not.toHaveBeenCalledWith('pointermove', expect.anything(), expect.anything());
  prepare({ saveData: false });
  expect(listen).toHaveBeenCalledWith('pointermove', expect.anything(), expect.anything());
  listen.mockRestore();
});
