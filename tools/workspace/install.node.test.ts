import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, installDifference } from './install.mjs';
import { ROOT } from './root.mjs';

const LOCKED = {
  '': {},
  'node_modules/pino': {
    version: '1.0.0',
    integrity: 'sha512-a',
    optionalDependencies: { '@pino/darwin': '1.0.0' },
  },
};

describe('install, when npm ci finds the lock incomplete', () => {
  const npmBefore = process.env.npm_execpath;
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'stadtraum-install-'));
    writeFileSync(join(directory, 'package.json'), '{"workspaces": []}');
    writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
    process.env.npm_execpath = join(ROOT, 'tools/workspace/fixtures/npm.mjs');
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
    delete process.env.INSTALLED;
    if (npmBefore === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = npmBefore;
  });

  const installPackages = async (packages: object) => {
    process.env.INSTALLED = JSON.stringify({ packages });
    const { ok, lines } = await install({ cwd: directory });
    return { ok, reason: lines.find((line) => line.startsWith('npm error')) };
  };

  it('[OP14] [F48] installs without scripts and leaves the lock unchanged', async () => {
    const { '': _, ...packages } = LOCKED;
    expect(await installPackages(packages)).toEqual({ ok: true, reason: undefined });
    expect(readFileSync(join(directory, 'package-lock.json'), 'utf8')).toBe(
      JSON.stringify({ packages: LOCKED }),
    );
    expect(installDifference(directory)).toBeUndefined();
  });

  it.each([
    [
      'a different version',
      { version: '1.0.1', integrity: 'sha512-a' },
      'node_modules/pino has a different version',
    ],
    [
      'a different checksum',
      { version: '1.0.0', integrity: 'sha512-b' },
      'node_modules/pino has a different checksum',
    ],
  ])('[OP14] rejects a package with %s', async (_, pino, reason) => {
    expect(await installPackages({ 'node_modules/pino': pino })).toEqual({
      ok: false,
      reason: `npm error the installation differs from the lock: ${reason}`,
    });
  });

  it('[OP14] rejects a package that the lock does not contain, unless it is for certain platforms', async () => {
    const { '': _, ...packages } = LOCKED;
    const platform = (version: string) => ({ 'node_modules/@pino/darwin': { version, os: ['darwin'] } });
    expect(await installPackages({ ...packages, ...platform('1.0.0') })).toMatchObject({ ok: true });
    expect(await installPackages({ ...packages, ...platform('1.0.1') })).toMatchObject({ ok: false });
    expect(await installPackages({ ...packages, 'node_modules/new': { version: '1.0.0' } })).toEqual({
      ok: false,
      reason:
        'npm error the installation differs from the lock: node_modules/new is not in package-lock.json',
    });
  });
});
