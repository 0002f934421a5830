import { serverPlatform } from '@stadtraum/federation-kit/platform';
import openFromHash from './behaviour.ts';

let end: AbortController;

/** Runs the behaviour on a page with two galleries of three items. @returns the function that hydrates the block */
function start(hash: string): jest.Mock {
  history.replaceState(null, '', hash || '/bilder');
  document.body.innerHTML =
    '<div data-lightbox="haus" data-items="3"></div><div data-lightbox="garten" data-items="3"></div>';
  end = new AbortController();
  const hydrate = jest.fn();
  openFromHash(document.body, { platform: serverPlatform, signal: end.signal, hydrate });
  return hydrate;
}

afterEach(() => end.abort());

it.each(['#haus', '#haus-3', '#garten-1'])('[R2.11-13] hydrates for %s', (hash) => {
  expect(start(hash)).toHaveBeenCalledTimes(1);
});

it.each(['', '#haus-4', '#haustier', '#hof-1', '#haus-figure-2'])(
  '[R2.11-13] does not hydrate for "%s"',
  (hash) => {
    expect(start(hash)).not.toHaveBeenCalled();
  },
);

it('[R2.11-13] hydrates when a link on the page names an item', () => {
  const hydrate = start('');
  history.replaceState(null, '', '#garten-2');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(hydrate).toHaveBeenCalledTimes(1);
  end.abort();
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(hydrate).toHaveBeenCalledTimes(1);
});
