import type { urlChanged } from '@stadtraum/contracts/events';
import { createEventBus } from '../event-bus/event-bus.ts';
import { createUrlState, formatQuery, parseQuery } from './url-state.ts';

function start(url: string) {
  history.replaceState({ kept: true }, '', url);
  const bus = createEventBus((error) => {
    throw error;
  });
  return { bus, urlState: createUrlState(bus) };
}

describe('parseQuery and formatQuery', () => {
  it('treat brackets as plain characters and keep order and repetitions', () => {
    const parameters = parseQuery('?tx_list[title]=Dach&tx_list%5Btitle%5D=First&__proto__[a]=1&leer=');
    expect(parameters).toEqual([
      ['tx_list[title]', 'Dach'],
      ['tx_list[title]', 'First'],
      ['__proto__[a]', '1'],
      ['leer', ''],
    ]);
    expect(parseQuery(formatQuery(parameters))).toEqual(parameters);
  });

  it('accept invalid percent-encoding', () => {
    expect(parseQuery('?q=%E4%')).toHaveLength(1);
    expect(formatQuery([])).toBe('');
  });
});

describe('createUrlState', () => {
  it('[R6-2] replaces the query without a history entry and keeps hash and history state', () => {
    const { bus, urlState } = start('/presse/bildmaterial?alt=1#filterForm');
    const entries = history.length;
    urlState.replace([['tx_dmpressasset_imagelist[title]', 'Hof & Garten']]);

    expect(urlState.read()).toEqual([['tx_dmpressasset_imagelist[title]', 'Hof & Garten']]);
    expect(location.pathname + location.hash).toBe('/presse/bildmaterial#filterForm');
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ kept: true });
    expect(bus.last<typeof urlChanged>('url/changed')).toEqual({
      search: '?tx_dmpressasset_imagelist%5Btitle%5D=Hof+%26+Garten',
    });
  });

  it('notifies listeners only of changed parameters', () => {
    const { urlState } = start('/suche');
    urlState.replace([['q', 'a']]);
    const listener = jest.fn();
    const unsubscribe = urlState.subscribe(listener);
    expect(listener).not.toHaveBeenCalled();

    urlState.replace([['q', 'b']]);
    urlState.replace([['q', 'b']]);
    expect(listener.mock.calls).toEqual([[[['q', 'b']]]]);

    unsubscribe();
    urlState.replace([]);
    expect(location.href).toBe('http://localhost/suche');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies listeners of back and forward navigation', async () => {
    const { urlState } = start('/suche?q=eins');
    history.pushState(null, '', '/suche?q=zwei');
    dispatchEvent(new PopStateEvent('popstate'));
    const changed = new Promise((resolve) => {
      urlState.subscribe(resolve);
    });
    history.back();
    expect(await changed).toEqual([['q', 'eins']]);
  });
});
