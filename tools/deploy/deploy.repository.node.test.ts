import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownSettings } from '../settings/known-settings.mjs';
import { findProgram } from '../workspace/programs.mjs';
import { ROOT } from '../workspace/root.mjs';

const UNITS = join(ROOT, 'deploy/systemd');
const files = readdirSync(UNITS);
const units = files.filter((file) => file.endsWith('.service'));
const readUnit = (unit: string) => readFileSync(join(UNITS, unit), 'utf8');
/** The values of all lines `name=value`. */
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const analyze = findProgram(['systemd-analyze']);
if (!analyze) process.stderr.write('\n!!! NOT TESTED: systemd units, because systemd-analyze is missing\n\n');
const itWithSystemd = analyze ? it : it.skip;

/** Highest exposure that `systemd-analyze security` may report, from 0 to 100. Below 50 it says OK, and 92 is no hardening. */
const MAX_EXPOSURE = 40;

describe('deploy/systemd', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'units-'));
    // systemd requires that a unit's program exists, and this machine may have Node elsewhere.
    for (const unit of units)
      writeFileSync(join(directory, unit), readUnit(unit).replace('/usr/bin/node', process.execPath));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('[TR4] has a unit for each server', () => {
    expect(units.sort()).toEqual([
      'stadtraum-content-api.service',
      'stadtraum-registry.service',
      'stadtraum-shell@.service',
    ]);
  });

  itWithSystemd.each(units)('[TR4] %s is accepted by systemd without a warning', (unit) => {
    const { status, stderr } = spawnSync(String(analyze), ['verify', join(directory, unit)], {
      encoding: 'utf8',
    });
    // Warnings about other units of this machine name their files.
    expect([status, stderr.split('\n').filter((line) => line.includes('stadtraum'))]).toEqual([0, []]);
  });

  itWithSystemd.each(units)('[TR2] [TR4] %s is hardened', (unit) => {
    const parameters = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, join(directory, unit)];
    const { status, stdout } = spawnSync(String(analyze), parameters, { encoding: 'utf8' });
    expect([status, stdout.split('\n').filter((line) => line.includes('Overall'))]).toEqual([
      0,
      [expect.stringContaining('OK')],
    ]);
  });

  it.each(units)(
    '%s starts a server that the build makes, with settings from files in this folder',
    (unit) => {
      const text = readUnit(unit);
      const [program = ''] = valuesOf(text, 'ExecStart').map((command) => command.split(' ').at(-1) ?? '');
      expect(existsSync(join(ROOT, program.replace('/dist/', '/src/').replace('.js', '.ts')))).toBe(true);
      const settings = valuesOf(text, 'EnvironmentFile').map((path) =>
        path.replace('/etc/stadtraum/', '').replace('%i', '1'),
      );
      expect(settings.filter((file) => !files.includes(file))).toEqual([]);
      const [state = ''] = valuesOf(text, 'StateDirectory');
      const data = settings.flatMap((file) => valuesOf(readUnit(file), 'DATA_DIRECTORY'));
      expect(data).toEqual([`/var/lib/${state.replace('%i', '1')}`]);
    },
  );

  it('names only settings that the README explains, and contains no usable secret', () => {
    const settings = files.filter((file) => file.endsWith('.env')).map(readUnit);
    const names = settings.flatMap((text) => [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    const known = [...knownSettings(), 'NODE_ENV'];
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    // Servers refuse a secret of fewer than 32 characters.
    const secrets = settings.flatMap((text) => valuesOf(text, 'INNER_SECRET'));
    expect(secrets.filter((secret) => secret.length >= 32)).toEqual([]);
  });
});

describe('the container image', () => {
  const PROGRAM = join(ROOT, 'deploy/container/server.mjs');

  it('starts and checks the built servers', () => {
    const mains = [...readFileSync(PROGRAM, 'utf8').matchAll(/main: '\.\.\/\.\.\/([^']+)'/g)].map(
      ([, main]) => main,
    );
    const started = units.flatMap((unit) => valuesOf(readUnit(unit), 'ExecStart'));
    expect(mains.sort()).toEqual(started.map((command) => command.split(' ').at(-1)).sort());
  });

  it('refuses an unknown server with one line, and is unhealthy while no server responds', () => {
    const run = (env: Record<string, string>, ...parameters: string[]) =>
      spawnSync(process.execPath, [PROGRAM, ...parameters], { env, encoding: 'utf8' });
    const unknown = run({ SERVER: 'proxy' });
    expect([unknown.status, unknown.stderr]).toEqual([
      1,
      'SETTING_INVALID: SERVER is proxy: expected one of shell, registry, content-api.\n',
    ]);
    // Port 1 is reserved.
    expect(run({ SERVER: 'shell', PORT: '1' }, '--healthy').status).toBe(1);
  });

  it('contains no settings, data or keys of the checkout', () => {
    const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.data', '.git', '**/*.env', '.stadtraum']));
  });
});
