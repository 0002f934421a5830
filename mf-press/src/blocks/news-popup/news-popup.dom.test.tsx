import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance, testPlatform } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import { pressAsset } from '../../assets/asset.examples.ts';
import block from './block.ts';
import type { NewsPopupContent } from './content.ts';
import openOnRequest from './news-popup.behaviour.ts';
import examples from './news-popup.examples.ts';
import NewsPopup from './news-popup.tsx';

describeConformance(block, examples, {}, openOnRequest);

describe('news popup', () => {
  beforeAll(() => {
    // jsdom lacks `showModal`; e2e/journeys/news-popup.spec.ts tests the dialog in real browsers.
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it.each(['?news', '?news=', '?news=12', '?seite=2&news=ja'])('[R2.6-1] opens with %s', async (search) => {
    show(search);
    expect(await screen.findByRole('dialog', { name: pressAsset.title })).toBeInTheDocument();
  });

  it.each(['', '?newsletter=1', '?q=news'])('[R2.6-1] stays closed with "%s"', async (search) => {
    show(search);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: pressAsset.title })).toBeInTheDocument();
  });

  it.each([
    ['?news', 1],
    ['?seite=2&news=ja', 1],
    ['', 0],
    ['?newsletter=1', 0],
  ])('[R2.6-1] hydrates before a touch only if the URL asks for the picture: "%s"', (search, times) => {
    history.replaceState(null, '', `/presse${search}`);
    const hydrate = jest.fn();
    const { signal } = new AbortController();
    openOnRequest(document.body, { platform: platformFor({}), signal, hydrate });
    expect(hydrate).toHaveBeenCalledTimes(times);
  });

  it('[R2.6-1] opens nothing and logs one warning when the picture is missing', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    show('?news', { items: [], total: 0 });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('187')]]);
    warn.mockRestore();
  });

  it('logs nothing about a missing picture unless it is requested', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    show('', { items: [], total: 0 });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

function show(search: string, content: Partial<NewsPopupContent> = {}): void {
  history.replaceState(null, '', `/presse${search}`);
  const shown = { heading: 'Pressebild', asset: 187, items: [pressAsset], total: 1, ...content };
  render(
    <PlatformProvider platform={platformFor(shown)}>
      <NewsPopup id="bild" content={shown} page={{}} />
    </PlatformProvider>,
  );
}

function platformFor(content: Partial<NewsPopupContent>) {
  const read = () => [...new URLSearchParams(location.search)];
  return testPlatform(block, content, { urlState: { ...serverPlatform.urlState, read } });
}
