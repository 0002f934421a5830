import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { makeRemote } from '@stadtraum/registry/testing/fixture-releases';
import { FROM_SOURCE } from '@stadtraum/registry/testing/running-registry';
import { runCommand, writeAll } from '../testing/run-command.ts';
import { LIVE, OLD, type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';
import { readTargets } from './settings.ts';

const RELEASE = makeRemote('mf-jobs');

let root: string;
let registry: StandInRegistry;

/** A team's own repository, without Nx. Its build copies `next/`. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'own-repository-'));
  registry = await startStandInRegistry();
  await writeAll(root, {
    'package.json': JSON.stringify({
      name: '@team/mf-jobs',
      release: { kind: 'remote' },
      scripts: {
        build: `node -e "require('fs').cpSync('next', 'release', { recursive: true })"`,
        types: 'node --version',
      },
    }),
    'next/manifest.json': JSON.stringify(RELEASE.manifest),
    'content/pages/jobs.json': '{"title": "Stellen"}',
    'content/collections/jobs/records.json': '[]',
    'content/notes.txt': 'not content',
  });
  for (const [path, content] of Object.entries(RELEASE.files))
    await writeAll(root, { [`next/${path}`]: content });
});
afterEach(async () => {
  registry.close();
  await rm(root, { recursive: true });
});

function run(words: string | readonly string[]) {
  return runCommand(words, { cwd: root, env: environment() });
}

function environment(): NodeJS.ProcessEnv {
  return { REGISTRY_URL: registry.url, SIGNING_KEY: registry.sender.toPem() };
}

/** Runs a command as a process of its own, the reader of which goes away at once. */
async function runWithoutReader(...words: string[]): Promise<{ code: number | null; err: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [...FROM_SOURCE, main, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  return { code, err };
}

describe('changing commands', () => {
  it('[F25] say that a change may have taken effect when the registry ends before its answer', async () => {
    registry.answers['/rollbacks'] = { body: undefined };
    const { code, err } = await run('rollback mf-press');
    expect([code, registry.received]).toMatchObject([1, [{ action: 'roll-back' }]]);
    expect(err).toMatch(/^REGISTRY_UNAVAILABLE: .*; the change may have taken effect\./);
    expect(err).toContain('`registry log` shows whether a change took effect');
    registry.close();
    expect((await run('rollback mf-press')).err).not.toContain('may have taken effect');
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['rollback mf-press', '/rollbacks roll-back', { name: 'mf-press' }],
    ['rollback --yes', '/rollbacks roll-back', {}],
    [`activate mf-press@${OLD}`, '/activations activate', { releases: [{ name: 'mf-press', version: OLD }] }],
    [
      `activate mf-press@${OLD} --accept budget:press-list --accept event:press`,
      '/activations activate',
      {
        releases: [{ name: 'mf-press', version: OLD }],
        accept: ['budget:press-list', 'event:press'].map((finding) => ({
          finding,
          reason: 'Weil es so ist',
        })),
      },
    ],
    ['retire mf-press --yes', '/retirements retire', { name: 'mf-press' }],
    ['mark mf-press', '/marks mark', { name: 'mf-press', version: LIVE, bad: true }],
    [`mark mf-press@${OLD} --clear`, '/marks mark', { name: 'mf-press', version: OLD, bad: false }],
    ['prune --dry-run', '/prunings prune', { dryRun: true }],
    [
      'content',
      '/content load-content',
      {
        name: 'mf-jobs',
        files: { 'collections/jobs/records.json': [], 'pages/jobs.json': { title: 'Stellen' } },
      },
    ],
    ['content --remove --yes', '/content load-content', { name: 'mf-jobs', files: {} }],
  ])(
    '[TR1] [TR10] `%s` names its target first and sends one signed request',
    async (words, target, parameters) => {
      const { code, out, err } = await run([...words.split(' '), '--reason', 'Weil es so ist']);
      expect([code, err]).toEqual([0, '']);
      expect(out.split('\n')[0]).toMatch(
        new RegExp(` · registry ${registry.url} · site http://localhost:4000$`),
      );
      expect(out.split('\n')[1]).toBe(`  key ${registry.sender.publicKey.id} (SIGNING_KEY)`);
      expect(registry.received).toHaveLength(1);
      const [{ path, action, ...request } = { path: '', action: '' }] = registry.received;
      expect(`${path} ${action}`).toBe(target);
      expect(request).toMatchObject({ parameters, registry: registry.id, reason: 'Weil es so ist' });
    },
  );

  it.each([
    ['ship --with mf-jobs', '--with needs --preview'],
    ['ship --hours 24', '--hours needs --preview'],
    ['ship --preview --accept budget:press-list --reason because', '--accept has no effect on a preview'],
  ])('[0151] `%s` is refused instead of ignoring an option', async (words, message) => {
    expect(await run(words)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
    expect(registry.received).toEqual([]);
  });

  it('[GA5] `--accept` needs a reason; a refusal of the gate names its findings and the report', async () => {
    const words = ['activate', `mf-press@${OLD}`, '--accept', 'budget:press-list'];
    expect(await run(words)).toMatchObject({ code: 2, err: expect.stringContaining('needs --reason') });
    const finding = {
      ...{ id: 'budget:press-list', kind: 'budget', severity: 'refused', message: 'Too large.' },
      ...{ remedy: 'Load less.', blocks: ['press-list'], pages: ['/presse'], pageCount: 1 },
    };
    const body = {
      code: 'GATE_REFUSED',
      message: 'Refused.',
      remedy: 'Fix it.',
      findings: [finding],
      report: 'r-1',
    };
    registry.answers['/activations'] = { status: 422, body };
    expect((await run(`activate mf-press@${OLD}`)).err).toBe(
      [
        'GATE_REFUSED: Refused.',
        '  ✘ Too large.',
        '      1 page: /presse',
        '      Load less.',
        '      --accept budget:press-list --reason "…"',
        `  Report: ${registry.url}/reports/r-1.html`,
        'Fix it.\n',
      ].join('\n'),
    );
  });

  it.each([
    ['rollback', 'restore the live set before the current one, for all teams'],
    ['retire mf-press', 'take mf-press off the site'],
    ['prune', 'remove 1 release of 12.3 kB for good'],
    ['content --remove', 'take all pages and lists of mf-jobs off the site'],
  ])('[TR10] `%s` needs --yes without a terminal', async (words, what) => {
    const { code, err } = await run(words);
    expect(code).toBe(1);
    expect(err).toBe(
      `CONFIRMATION_MISSING: This command would ${what}, and there is no terminal to ask on.\nAdd \`--yes\` if that is meant.\n`,
    );
    expect(registry.received.filter(({ parameters }) => parameters.dryRun !== true)).toEqual([]);
  });

  it('[TR10] removes with `prune --yes` what it has listed', async () => {
    const { code, out } = await run('prune --yes');
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}mf-press +1\.0\.0-aaaaaaaaaa +12\.3 kB\n {2}In all 1 release of 12\.3 kB\.\n/);
    expect(registry.received.map(({ parameters }) => parameters)).toEqual([
      { dryRun: true },
      { dryRun: false },
    ]);
  });

  it.each([
    [
      'retire mf-pres --yes',
      /^RELEASE_NAME_UNKNOWN: .* no release named mf-pres\. Did you mean mf-press\?\n/,
    ],
    ['activate mf-press@1.0.0-abc', /^RELEASE_VERSION_UNKNOWN: .* The newest are 1\.0\.0-bbbbbbbbbb, /],
    ['mark mf-press', /^REASON_MISSING: /],
    ['keys revoke 0123456789abcdef --yes', /^KEY_ID_UNKNOWN: .* no key with the id 0123456789abcdef\./],
    ['ship mf-job', /^RELEASE_NOT_BUILT: /],
  ])('[TR10] `%s` says what is wrong and sends nothing', async (words, message) => {
    const { code, err } = await run(words);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(registry.received).toEqual([]);
  });

  it('[TR10] rolls an unknown name back to nothing, and offers the nearest one', async () => {
    registry.answers['/rollbacks'] = {
      status: 409,
      body: { code: 'ROLLBACK_IMPOSSIBLE', message: 'No history.', remedy: 'None.' },
    };
    expect((await run('rollback mf-pess')).err).toMatch(/^RELEASE_NAME_UNKNOWN: .* Did you mean mf-press\?/);
    expect((await run('rollback mf-press')).err).toBe('ROLLBACK_IMPOSSIBLE: No history.\nNone.\n');
  });

  it('[GA1] says what stays as it was, with lines, and ends with an exit code of its own', async () => {
    const body = { changed: true, revision: 'r1', pages: 1, records: 12, warnings: [] };
    const problem = { file: 'pages/jobs.json', pointer: '/title', place: 'title', reason: 'Zu lang' };
    const heldBack = [{ file: 'pages/jobs.json', isOnSite: true, problems: [problem] }];
    registry.answers['/content'] = { body: { ...body, heldBack } };
    const { code, out, err } = await run('content');
    expect(code).toBe(3);
    expect(out).toContain(
      'pages/jobs.json stays as it was:\n      pages/jobs.json, Zeile 1, Spalte 2, title: Zu lang.\n',
    );
    expect(err).toMatch(/^CONTENT_HELD_BACK: .*pages\/jobs\.json/);
  });

  it('[TR10] lists all problems of refused content', async () => {
    const problems = [
      { file: 'pages/jobs.json', pointer: '/title', reason: 'must be longer' },
      { file: 'pages/presse.json', pointer: '', reason: 'belongs to mf-press' },
    ];
    registry.answers['/content'] = {
      status: 409,
      body: { code: 'CONTENT_OWNED_BY_ANOTHER', message: 'Two problems.', remedy: 'Rename.', problems },
    };
    expect((await run('content')).err).toBe(
      'CONTENT_OWNED_BY_ANOTHER: Two problems.\n  pages/jobs.json#/title: must be longer\n' +
        '  pages/presse.json: belongs to mf-press\nRename.\n',
    );
  });

  it('[TR10] refuses an address that is no URL, and waits for no site that it does not know', async () => {
    const env = { ...environment(), REGISTRY_URL: 'registry.example.org' };
    expect((await runCommand('status', { cwd: root, env })).err).toMatch(
      /^ADDRESS_INVALID: REGISTRY_URL is "registry\.example\.org"/,
    );
    expect(readTargets({ REGISTRY_URL: 'https://registry.example.org/' })).toEqual({
      registryUrl: 'https://registry.example.org',
      siteUrl: undefined,
    });
  });

  it('[TR10] prints only JSON on stdout with --json', async () => {
    const { out, err } = await run('retire mf-press --yes --json');
    expect(JSON.parse(out).liveSet.id).toBe('3-12345678');
    expect(err).toContain(`registry ${registry.url}`);
  });

  it('[TR10] finishes quietly when the reader has closed the pipe', async () => {
    expect(await runWithoutReader('status')).toEqual({ code: 0, err: '' });
    expect(await runWithoutReader('retire', 'mf-press', '--yes')).toEqual({ code: 0, err: '' });
    expect(registry.received).toHaveLength(1);
  });
});

describe('ship from a repository of its own', () => {
  it('[TR3] [TR11] [GA5] builds and checks with the package’s scripts, publishes, activates and loads the content', async () => {
    registry.answers['/releases'] = { status: 201, body: RELEASE.manifest };
    const { code, out, err } = await run('ship --no-wait');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      / {2}✔ build {5}npm run build; types passed; no lint, test .*\n {2}✔ publish .*\n {2}✔ activate .*\n {2}✔ content {3}mf-jobs: 1 page, 12 records /,
    );
    const { name, version } = RELEASE.manifest;
    expect(registry.received.map(({ action, parameters }) => [action, parameters])).toEqual([
      [
        'publish',
        { name, version, manifest: integrityOf(await readFile(join(root, 'release/manifest.json'))) },
      ],
      [
        'activate',
        {
          releases: [{ name, version }],
          checks: {
            types: 'passed',
            lint: { skipped: 'mf-jobs has none' },
            test: { skipped: 'mf-jobs has none' },
          },
        },
      ],
      ['load-content', expect.objectContaining({ name })],
    ]);
  });

  it('[TR1] says how to get a key before it builds anything', async () => {
    const env = { REGISTRY_URL: registry.url };
    const { code, err } = await runCommand('ship', { cwd: root, env });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^KEY_MISSING: .*no key in \.stadtraum\/key\.pem\.\nMake a key with `registry keys create`/,
    );
    await expect(stat(join(root, 'release'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('keys', () => {
  it('[TR1] creates a key that only its user can read, and the request for it', async () => {
    const { code, out } = await run('keys create --team jobs');
    expect(code).toBe(0);
    expect((await stat(join(root, '.stadtraum/key.pem'))).mode & 0o777).toBe(0o600);
    const request = JSON.parse(await readFile(join(root, 'key-request.json'), 'utf8'));
    expect(request).toEqual({
      publicKey: expect.stringMatching(/^ed25519:/),
      team: 'jobs',
      remotes: ['mf-jobs'],
      roles: ['publish', 'activate', 'roll-back', 'retire'],
    });
    const pem = await readFile(join(root, '.stadtraum/key.pem'), 'utf8');
    expect(out).not.toContain(pem.split('\n')[1]);

    expect((await run('keys create --team jobs')).err).toMatch(/^KEY_EXISTS: \.stadtraum\/key\.pem exists/);
    expect(await readFile(join(root, '.stadtraum/key.pem'), 'utf8')).toBe(pem);

    registry.answers['/keys'] = { body: {} };
    await run('keys add key-request.json --roles publish');
    expect(registry.received).toMatchObject([
      { action: 'add-key', parameters: { ...request, roles: ['publish'] } },
    ]);
  });

  it('[TR1] revokes and rotates a trusted key', async () => {
    const { id } = registry.sender.publicKey;
    await run('keys create --team press --remotes mf-press --file next.pem');
    const { publicKey } = JSON.parse(await readFile(join(root, 'key-request.json'), 'utf8'));
    await run(`keys rotate ${id} key-request.json --yes`);
    await run(`keys rotate ${id} ${publicKey} --yes`);
    await run(`keys revoke ${id} --yes`);
    expect(registry.received.map(({ action, parameters }) => [action, parameters])).toEqual([
      ['rotate-key', { id, publicKey }],
      ['rotate-key', { id, publicKey }],
      ['revoke-key', { id }],
    ]);
    const typo = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    expect((await run(`keys revoke ${typo} --yes`)).err).toContain(`Did you mean ${id}?`);
  });

  it('[TR1] rejects a request for a key that is incomplete or invalid', async () => {
    expect((await run('keys create')).err).toMatch(/^KEY_REQUEST_INCOMPLETE: The key request lacks a team\./);
    expect((await run('keys create --team jobs --roles fly')).err).toMatch(/^KEY_REQUEST_INVALID: /);
    expect((await run('keys add package.json')).err).toMatch(
      /^KEY_REQUEST_INVALID: package\.json is not a key request: /,
    );
    expect(registry.received).toEqual([]);
  });
});
