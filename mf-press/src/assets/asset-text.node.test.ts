import { describeFile } from './asset-text.ts';

const NO_BREAK = '\u00a0';

describe('describeFile', () => {
  it.each([
    [8_412_000, '8,4 MB'],
    [1_000_000, '1 MB'],
    [640_400, '640 kB'],
    [12, '1 kB'],
  ])('formats %d bytes as %s', (bytes, size) => {
    const text = describeFile({ format: 'JPEG', width: 5400, height: 3600, bytes });
    expect(text.replaceAll(NO_BREAK, ' ')).toBe(`JPEG, 5.400 × 3.600 px, ${size}`);
  });
});
