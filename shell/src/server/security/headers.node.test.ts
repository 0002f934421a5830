import { pageHeaders } from './headers.ts';

const IMPORT_MAP = "'sha256-ofTheImportMap'";

describe('pageHeaders', () => {
  it('allows no other host if the site draws its own maps', () => {
    expect(pageHeaders(IMPORT_MAP, { maps: { kind: 'own' } })).toEqual(pageHeaders(IMPORT_MAP));
  });

  it('allows only pictures from the tile provider’s host', () => {
    const tiles = {
      kind: 'tiles',
      url: 'https://{s}.example.org/{z}/{x}/{y}.png',
      provider: 'Kacheln',
    } as const;
    const { 'content-security-policy': policy, ...others } = pageHeaders(IMPORT_MAP, { maps: tiles });
    const { 'content-security-policy': strict = '', ...strictOthers } = pageHeaders(IMPORT_MAP);
    expect(policy).toBe(strict.replace("img-src 'self' data:", "img-src 'self' data: https://*.example.org"));
    expect(others).toEqual(strictOthers);
  });

  it('allows only frames from the configured hosts', () => {
    const frames = ['video.example.org', 'karte.example.org'];
    const { 'content-security-policy': policy, ...others } = pageHeaders(IMPORT_MAP, { frames });
    const { 'content-security-policy': strict = '', ...strictOthers } = pageHeaders(IMPORT_MAP);
    expect(strict).toContain("frame-src 'self';");
    expect(policy).toBe(
      strict.replace(
        "frame-src 'self'",
        "frame-src 'self' https://video.example.org https://karte.example.org",
      ),
    );
    expect(others).toEqual(strictOthers);
    expect(pageHeaders(IMPORT_MAP, { frames: [] })).toEqual(pageHeaders(IMPORT_MAP));
  });

  it('allows Google without inline scripts or eval, and keeps Trusted Types', () => {
    const headers = pageHeaders(IMPORT_MAP, { maps: { kind: 'google', key: 'key-of-a-test' } });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(
      /script-src 'self' 'sha256-ofTheImportMap' https:\/\/maps\.googleapis\.com [^;']*;/,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types default shell html 'allow-duplicates' [^;]*google-maps-api#html/);
    expect(headers).not.toHaveProperty('integrity-policy');
  });
});
