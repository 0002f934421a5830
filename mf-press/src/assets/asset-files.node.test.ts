import { examplePicture, pressAsset } from './asset.examples.ts';
import { printFile, viewUrl, webFile } from './asset-files.ts';

const asset = { ...pressAsset, picture: examplePicture({ width: 2400, height: 1600 }) };

describe('asset files', () => {
  it('offers a web copy 1600 px wide', () => {
    expect(webFile(asset)).toEqual({
      href: '/media/uferstrasse-tag.00000000/1600.jpg',
      name: 'stadtraum-wohnen-187-web.jpg',
      width: 1600,
      height: 1067,
    });
  });

  it('offers no web copy larger than the original', () => {
    const small = { ...asset, picture: examplePicture({ width: 800, height: 600 }) };
    expect(webFile(small)).toMatchObject({ width: 680, height: 510 });
  });

  it('offers the original for print', () => {
    expect(printFile(asset)).toEqual({
      href: '/media/uferstrasse-tag.00000000/original',
      name: 'stadtraum-wohnen-187-druck.jpg',
      width: 2400,
      height: 1600,
    });
  });

  it('gives assets different view URLs even if they share a picture', () => {
    expect(viewUrl(asset)).toBe('/media/uferstrasse-tag.00000000/1600.jpg#bild-187');
    expect(viewUrl({ ...asset, uid: 188 })).not.toBe(viewUrl(asset));
  });
});
