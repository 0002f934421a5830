import { readPageData } from './page-data.ts';

describe('readPageData', () => {
  it('reads the escaped JSON from the server', () => {
    document.body.innerHTML =
      '<script type="application/json" id="page-data">{"liveSet":"7-0a1b2c3d","settings":{"siteHost":"\\u003c/script>"}}</script>';
    expect(readPageData(document)).toEqual({ liveSet: '7-0a1b2c3d', settings: { siteHost: '</script>' } });
  });

  it('returns undefined if the document has no page data', () => {
    document.body.replaceChildren();
    expect(readPageData(document)).toBeUndefined();
  });
});
