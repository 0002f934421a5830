import { bestEncoding } from './encodings.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
])('maps Accept-Encoding %s to %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
