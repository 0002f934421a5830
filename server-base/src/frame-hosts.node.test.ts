import { isFrameAddress } from '@stadtraum/contracts/frame-hosts';
import { readFrameHosts } from './frame-hosts.ts';

describe('readFrameHosts', () => {
  it.each([
    [undefined, ['www.openstreetmap.org']],
    ['', ['www.openstreetmap.org']],
    ['none', []],
    ['Video.example.org, karte.example.org', ['video.example.org', 'karte.example.org']],
  ])('reads %j', (value, hosts) => expect(readFrameHosts(value)).toEqual(hosts));

  it.each([
    'https://video.example.org',
    '*.example.org',
    'a.example.org:8443',
    'localhost',
    'a.example.org; script-src *',
    'a.example.org,',
  ])('rejects %j', (value) =>
    expect(() => readFrameHosts(value)).toThrow(expect.objectContaining({ code: 'SETTING_INVALID' })),
  );
});

it.each([
  ['https://video.example.org/film?id=3', true],
  ['http://video.example.org/', false],
  ['https://video.example.org.example.net/', false],
  ['https://example.net/https://video.example.org/', false],
  ['https://video.example.org@example.net/', false],
  ['https://jemand@video.example.org/', false],
  ['https://video.example.org:8443/', false],
  ['https://video.example.org', true],
  ['https://Video.Example.org?id=3', true],
  ['//video.example.org/', false],
  ['https://video.example.org\t.example.net/', false],
  ['https:\\\\video.example.org/', false],
])('[F46] decides whether a frame may show %s: %s', (address, allowed) => {
  expect(isFrameAddress(address, ['video.example.org'])).toBe(allowed);
});
