import { readPageData } from './page-data.ts';

describe('readPageData', () => {
  it('reads the server’s escaped JSON', () => {
    document.body.innerHTML =
      '<script type="application/json" id="page-data">{"liveSet":"7-0a1b2c3d","settings":{"siteHost":"\\u003c/script>"}}</script>';
    expect(readPageData(document)).toEqual({ liveSet: '7-0a1b2c3d', settings: { siteHost: '</script>' } });
  });

  it('is undefined without page data', () => {
    document.body.replaceChildren();
    expect(readPageData(document)).toBeUndefined();
  });
});
