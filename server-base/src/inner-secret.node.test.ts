import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasInnerSecret, INNER_SECRET_HEADER, readInnerSecret } from './inner-secret.ts';

describe('[SE9] the inner secret', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'server-base-secret-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is shared by servers that start at the same time, in a file that only its user can read', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readInnerSecret({}, directory)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(directory)).toEqual(['inner-secret']);
    expect(statSync(join(directory, 'inner-secret')).mode & 0o777).toBe(0o600);
  });

  it('comes from INNER_SECRET if set, and is rejected if too short', async () => {
    const given = 'g'.repeat(32);
    await expect(readInnerSecret({ INNER_SECRET: given }, directory)).resolves.toBe(given);
    await expect(readInnerSecret({ INNER_SECRET: 'short' }, directory)).rejects.toMatchObject({
      code: 'SETTING_INVALID',
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is not replaced if its file is damaged', async () => {
    writeFileSync(join(directory, 'inner-secret'), '');
    await expect(readInnerSecret({}, directory)).rejects.toMatchObject({ code: 'DATA_DIRECTORY_UNUSABLE' });
  });

  it('must match exactly', () => {
    const request = (value?: string) => ({
      headers: value === undefined ? {} : { [INNER_SECRET_HEADER]: value },
    });
    expect(hasInnerSecret(request('right'), 'right')).toBe(true);
    expect(hasInnerSecret(request('righ'), 'right')).toBe(false);
    expect(hasInnerSecret(request(), 'right')).toBe(false);
  });
});
