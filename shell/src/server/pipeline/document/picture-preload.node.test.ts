import type { ComposedBlock, ComposedPage, Html } from '../compose/compose.ts';
import { picturePreloads } from './picture-preload.ts';

const picture = (id: string, priority = '') =>
  `<picture class="a"><source type="image/avif" srcSet="/media/${id}/320.avif 320w" sizes="(width &gt;= 62rem) 33vw, 100vw"/>` +
  `<source type="image/webp" srcSet="/media/${id}/320.webp 320w" sizes="100vw"/>` +
  `<img${priority} src="/media/${id}/320.jpg" alt="a &gt; b"/></picture>`;
const HIGH = ' loading="eager" fetchPriority="high"';

function preloads(...blocks: Html[]): string[] {
  const regions = [{ name: 'main', blocks: blocks.map((html) => ({ html }) as ComposedBlock) }];
  return picturePreloads({ regions } as ComposedPage);
}

describe('the picture preload', () => {
  it("has the first source and the sizes of the page's first high-priority picture", () => {
    const first = `${picture('a')}<p>ä</p>${picture('b', HIGH)}`;
    expect(preloads('<h1>x</h1>', Buffer.from(first), picture('c', HIGH))).toEqual([
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/b/320.avif 320w"' +
        ' imagesizes="(width &gt;= 62rem) 33vw, 100vw" fetchpriority="high">',
    ]);
  });

  it('recognises lower-case attributes', () => {
    const html = picture('a', HIGH)
      .replaceAll('srcSet', 'srcset')
      .replaceAll('fetchPriority', 'fetchpriority');
    expect(preloads(html)).toHaveLength(1);
  });

  it.each([
    ['no picture has priority', picture('a')],
    ['the image with priority is not in a picture element', '<img fetchPriority="high" src="/x.jpg"/>'],
    [
      'the image with priority comes after a picture',
      `${picture('a')}<img fetchPriority="high" src="/x.jpg"/>`,
    ],
    ['the picture has no sources', '<picture><img fetchPriority="high" src="/x.jpg"/></picture>'],
    ['the attribute name appears only in text content', '<p>fetchPriority="high"</p>'],
  ])('is omitted when %s', (_case, html) => {
    expect(preloads(html)).toEqual([]);
  });
});
