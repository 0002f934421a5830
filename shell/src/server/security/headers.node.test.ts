import { pageHeaders } from './headers.ts';

const IMPORT_MAP = "'sha256-ofTheImportMap'";

describe('pageHeaders', () => {
  it('lets nobody in where the site draws its maps itself', () => {
    expect(pageHeaders(IMPORT_MAP, { kind: 'own' })).toEqual(pageHeaders(IMPORT_MAP));
  });

  it('lets in pictures alone where maps have tiles', () => {
    const tiles = {
      kind: 'tiles',
      url: 'https://{s}.example.org/{z}/{x}/{y}.png',
      provider: 'Kacheln',
    } as const;
    const { 'content-security-policy': policy, ...others } = pageHeaders(IMPORT_MAP, tiles);
    const { 'content-security-policy': strict = '', ...same } = pageHeaders(IMPORT_MAP);
    expect(policy).toBe(strict.replace("img-src 'self' data:", "img-src 'self' data: https://*.example.org"));
    expect(others).toEqual(same);
  });

  it('lets Google in without inline scripts or eval, and keeps Trusted Types', () => {
    const headers = pageHeaders(IMPORT_MAP, { kind: 'google', key: 'key-of-a-test' });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(
      /script-src 'self' 'sha256-ofTheImportMap' https:\/\/maps\.googleapis\.com [^;']*;/,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types default shell html 'allow-duplicates' [^;]*google-maps-api#html/);
    expect(headers).not.toHaveProperty('integrity-policy');
  });
});
