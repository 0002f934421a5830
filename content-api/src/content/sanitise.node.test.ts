import fc from 'fast-check';
import { sanitiseHtml } from './sanitise.ts';

describe('sanitiseHtml', () => {
  it.each([
    ['<p>Öffnungszeiten: 8&ndash;17&nbsp;Uhr</p>', '<p>Öffnungszeiten: 8–17\u00a0Uhr</p>'],
    [
      '<table><tr><th scope="row" style="x">A</th><td colspan="2">B</td></tr></table>',
      '<table><tr><th scope="row">A</th><td colspan="2">B</td></tr></table>',
    ],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<svg><a href="/x"><text>x</text></a></svg>', ''],
    ['<p onclick="x()" class="y" id="z">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" JaVa\tScript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="/kontakt?a=1&amp;b=2#c" target="_blank">a</a>', '<a href="/kontakt?a=1&amp;b=2#c">a</a>'],
    [
      '<a href="tel:+4930">a</a><a href="mailto:a@b.example">b</a>',
      '<a href="tel:+4930">a</a><a href="mailto:a@b.example">b</a>',
    ],
    ['<img src=x onerror=alert(1)><iframe src="//x">y</iframe>', ''],
    ['<h1>groß</h1><h2>kleiner</h2>', 'groß<h2>kleiner</h2>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<p>1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('[F45] sanitises %s', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  it('is idempotent', () => {
    const fragment = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '<svg>',
      '<!--',
      '-->',
      '<',
      '&amp;',
      '&',
      'ä',
      '<li',
      '</script>',
      '<style>',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 15 }), (fragments) => {
        const once = sanitiseHtml(fragments.join(''));
        expect(sanitiseHtml(once)).toBe(once);
        expect(once).not.toMatch(/<(script|style|svg|!--)/i);
      }),
      { numRuns: 500, examples: [[['<p>', '<svg>', '<p>']], [['<p>', '<p>', '</p>', '</p>']]] },
    );
  });
});
