import { pictureOf, pressAsset } from './asset.examples.ts';
import { printFile, viewAddress, webFile } from './asset-files.ts';

const asset = { ...pressAsset, picture: pictureOf({ width: 2400, height: 1600 }) };

describe('files of a press picture', () => {
  it('include a copy for web pages that is 1600 px wide', () => {
    expect(webFile(asset)).toEqual({
      href: '/media/uferstrasse-tag.00000000/1600.jpg',
      name: 'stadtraum-wohnen-187-web.jpg',
      width: 1600,
      height: 1067,
    });
  });

  it('include no web copy larger than the original', () => {
    const small = { ...asset, picture: pictureOf({ width: 800, height: 600 }) };
    expect(webFile(small)).toMatchObject({ width: 640, height: 480 });
  });

  it('include the original for print', () => {
    expect(printFile(asset)).toEqual({
      href: '/media/uferstrasse-tag.00000000/original',
      name: 'stadtraum-wohnen-187-druck.jpg',
      width: 2400,
      height: 1600,
    });
  });

  it('have different addresses even if two assets share a picture', () => {
    expect(viewAddress(asset)).toBe('/media/uferstrasse-tag.00000000/1600.jpg#bild-187');
    expect(viewAddress({ ...asset, uid: 188 })).not.toBe(viewAddress(asset));
  });
});
