import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOf } from './launch.ts';
import { type Confinement, reportLayers } from './layers.ts';
import { programFiles } from './program-files.ts';

const NONE: Confinement = {
  language: false,
  permission: false,
  user: false,
  namespace: undefined,
  reasons: { user: 'not root' },
};

let root: string;
let entry: string;
/** A workspace with two linked packages, a secret beside them and a data directory. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'launch-')));
  for (const folder of ['node_modules/@site', 'shell/dist', 'shell/src', 'kit/dist', '.data']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const name of ['shell', 'kit']) {
    writeFileSync(join(root, name, 'package.json'), '{}');
    symlinkSync(join(root, name), join(root, 'node_modules/@site', name));
  }
  entry = join(root, 'shell/dist/main.js');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('[TR2] a confined program', () => {
  it('consists of its built packages, without sources and data', () => {
    const files = ['node_modules/', 'shell/dist/', 'shell/package.json', 'kit/dist/', 'kit/package.json'];
    expect(programFiles(entry).sort()).toEqual(files.map((file) => join(root, file)).sort());
  });

  it('finds packages that are linked from another folder, and those that a package has for itself', () => {
    const other = join(root, 'elsewhere/node_modules/library');
    for (const folder of [other, join(root, 'kit/node_modules/library')])
      mkdirSync(folder, { recursive: true });
    symlinkSync(other, join(root, 'node_modules/library'));
    expect(programFiles(entry)).toEqual(
      expect.arrayContaining([join(root, 'elsewhere/node_modules/'), join(root, 'kit/node_modules/')]),
    );
  });

  it('may read only these, with the permission layer', () => {
    const { execArgv, cwd } = launchOf(program({ permission: true }), []);
    expect(execArgv.filter((option) => option.startsWith('--allow'))).toEqual(
      programFiles(entry).map((path) => `--allow-fs-read=${path}${path.endsWith('/') ? '*' : ''}`),
    );
    expect(cwd).toBe('/');
  });

  it('has a user id that no other process has', () => {
    const ids = Array.from({ length: 10 }, () => launchOf(program({ user: true }), []).uid);
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) expect(id).toBeGreaterThan(60_000);
  });

  it('sees only its files in a namespace by bubblewrap', () => {
    const { execPath, execArgv } = launchOf(
      program({ namespace: { name: 'bubblewrap', path: '/usr/bin/bwrap' } }),
      ['--max-old-space-size=9'],
    );
    expect(execPath).toBe('/usr/bin/bwrap');
    expect(execArgv).toEqual(
      expect.arrayContaining(['--unshare-all', '--die-with-parent', join(root, 'kit/dist/')]),
    );
    expect(execArgv).not.toContain(root);
    expect(execArgv.slice(-2)).toEqual([process.execPath, '--max-old-space-size=9']);
  });
});

it('[TR2] reports why a layer is not in force', () => {
  expect(reportLayers({ ...NONE, language: true })).toEqual({
    language: { inForce: true },
    permission: { inForce: false, reason: 'it is switched off' },
    user: { inForce: false, reason: 'not root' },
    namespace: { inForce: false, reason: 'it is switched off' },
  });
});

function program(layers: Partial<Confinement>) {
  return { entry: pathToFileURL(entry), nodeOptions: [], confinement: { ...NONE, ...layers } };
}
