import { preloadModules } from './preload.ts';

afterEach(() => document.head.replaceChildren());

describe('preloadModules', () => {
  it('preloads each module once, without `crossorigin`', () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared-ui/1/react.js">';
    preloadModules(['/assets/shared-ui/1/react.js', '/assets/mf-press/1/list.js']);
    preloadModules(['/assets/mf-press/1/list.js']);
    const links = [...document.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/shared-ui/1/react.js',
      '/assets/mf-press/1/list.js',
    ]);
    expect(links.some((link) => link.hasAttribute('crossorigin'))).toBe(false);
  });
});
