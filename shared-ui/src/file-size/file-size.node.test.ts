import { formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '1 kB'],
    [12, '1 kB'],
    [640_400, '640 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_000_000, '1 MB'],
    [8_412_000, '8,4 MB'],
    [1_204_000_000, '1.204 MB'],
  ])('formats %d bytes as %s', (bytes, expected) => {
    expect(formatFileSize(bytes).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
