import { captionsUrl, originalUrl, parseMediaPath, pictureUrl, videoUrl } from './media-address.ts';

const media = { src: '/media/uferstrasse-abend.1f3c5a7e' };

describe('parseMediaPath', () => {
  it.each([
    [pictureUrl(media, 640, 'avif'), '640.avif'],
    [originalUrl(media), 'original'],
    [videoUrl(media, 'webm'), 'video.webm'],
    [captionsUrl(media), 'captions.vtt'],
  ])('reads %s', (path, file) => {
    expect(parseMediaPath(path)).toEqual({ id: 'uferstrasse-abend', hash: '1f3c5a7e', file });
  });

  it.each([
    '/media/../../etc/passwd',
    '/media/a.1f3c5a7e/../b.1f3c5a7e/640.avif',
    '/media/a.1f3c5a7e/..',
    '/media/.htaccess',
    '/media/a.1f3c5a7e/.640.avif',
    '/media/a/640.avif',
    '/media/A.1f3c5a7e/640.avif',
    '/media/a.1F3C5A7E/640.avif',
    '/media/a.1f3c5a7e/640.png',
    '/media/a.1f3c5a7e/0640.avif',
    '/media/a.1f3c5a7e/640.avif/',
    '/media/a.1f3c5a7e/640.avif\n',
    '/media/a\0.1f3c5a7e/640.avif',
    `/media/${'a'.repeat(160)}.1f3c5a7e/640.avif`,
    '/media/',
    '',
  ])('ignores %j', (path) => {
    expect(parseMediaPath(path)).toBeUndefined();
  });
});
