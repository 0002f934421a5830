import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  activate,
  changeRelease,
  fetchLiveSetId,
  fileText,
  publish,
  type RegistryResponse,
  type Release,
  releaseForm,
  withExample,
  withServerCode,
} from './stage/releases.ts';
import { type StageServer, startRegistry, startShell, trialRelease } from './stage/stage.ts';

/** Time within which an activation must be rejected on an idle machine; a busy one may take twice as long. */
const MAX_REJECTION_MS = 5_000;

let registry: StageServer;
let shell: StageServer;
let good: Release;
let liveSet: string;

test.beforeAll(async () => {
  registry = await startRegistry();
  [shell, good, liveSet] = await Promise.all([
    startShell({ registryUrl: registry.url }),
    trialRelease(),
    fetchLiveSetId(registry.url),
  ]);
});

test.afterAll(async () => {
  await shell?.end();
  await registry?.end();
});

test.afterEach(async () => {
  expect(await fetchLiveSetId(registry.url)).toBe(liveSet);
  const page = await fetch(`${shell.url}/heil`);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-live-set')).toBe(liveSet);
  expect(await page.text()).toContain('Heil');
});

function expectRejected({ status, body }: RegistryResponse, code: string, message: RegExp): void {
  expect({ status, code: body.code }).toEqual({ status: 422, code });
  expect(body.message).toMatch(message);
  expect(body.remedy).not.toBe('');
}

const REJECTED_ON_PUBLISHING: [
  title: string,
  code: string,
  message: RegExp,
  fault: (release: Release) => Release,
][] = [
  [
    '[F4] a release with a wrong hash',
    'RELEASE_HASH_MISMATCH',
    /server\/index\.cjs of mf-trial@/,
    (release) => ({ ...release, files: withServerCode(release, ';').files }),
  ],
  [
    '[F10] a release for a different contract version',
    'RELEASE_CONTRACT_MISMATCH',
    /contract 99/,
    (release) =>
      changeRelease(release, {
        manifest: (manifest) => {
          manifest.contract = 99;
        },
      }),
  ],
  [
    '[F12] a release whose stylesheet is missing from its files',
    'RELEASE_ASSET_MISSING',
    /Block trial .*gone\.css/,
    (release) =>
      changeRelease(release, {
        manifest: ({ blocks }) => {
          for (const { type, stylesheets } of blocks)
            if (type === 'trial') stylesheets.push('browser/gone.css');
        },
      }),
  ],
  [
    '[F3] [F12] a release that lists a stylesheet but does not contain it',
    'RELEASE_INCOMPLETE',
    /lacks browser\/.*\.css/,
    (release) => ({
      ...release,
      files: new Map([...release.files].filter(([path]) => !path.endsWith('.css'))),
    }),
  ],
];

for (const [title, code, message, fault] of REJECTED_ON_PUBLISHING) {
  test(`${title} is rejected on publishing: ${code} @full`, async () => {
    const faulty = fault(good);
    const before = await storedVersions();
    expectRejected(await publish(registry.url, faulty), code, message);
    expect(await storedVersions()).toEqual(before);
  });
}

const REJECTED_ON_ACTIVATION: [
  title: string,
  code: string,
  message: RegExp,
  fault: (release: Release) => Release,
][] = [
  [
    '[F6] a release that throws during evaluation',
    'RELEASE_EVALUATION_FAILED',
    /mf-trial@.*kaputt geladen/,
    (release) => withServerCode(release, "throw new Error('kaputt geladen');"),
  ],
  [
    '[F7] a release that throws during rendering',
    'RELEASE_EXAMPLE_FAILED',
    /"faulty" of block trial .*the trial throws/,
    (release) => withExample(release, { text: 'x', fault: 'throw' }),
  ],
  [
    '[F8] a release that loops during rendering',
    'RELEASE_EXAMPLE_FAILED',
    /"faulty" of block trial .*took (more|longer) than/,
    (release) => withExample(release, { text: 'x', fault: 'loop' }),
  ],
  [
    '[F9] a release that allocates 500 MB of heap',
    'RELEASE_EXAMPLE_FAILED',
    // V8 collects garbage for a while at its heap limit, so on a busy machine the deadline may pass first.
    /"faulty" of block trial .*(memory|took (more|longer) than)/,
    (release) => withExample(release, { text: 'x', fault: 'heap' }),
  ],
  [
    '[F9] a release that allocates 500 MB of Buffers',
    'RELEASE_EXAMPLE_FAILED',
    /"faulty" of block trial .*memory/,
    (release) => withExample(release, { text: 'x', fault: 'buffers' }),
  ],
  [
    '[F11] a release for another version of React',
    'RELEASE_KIT_MODULE_MISSING',
    /imports react\/jsx-runtime \^99\.0\.0/,
    (release) =>
      changeRelease(release, {
        manifest: ({ uses }) => {
          uses['react/jsx-runtime'] = '^99.0.0';
        },
      }),
  ],
  [
    '[F11] a release for which the kit is too old',
    'RELEASE_KIT_TOO_OLD',
    /needs kit 99\.0\.0 or newer/,
    (release) =>
      changeRelease(release, {
        manifest: (manifest) => {
          manifest.lowestKit = '99.0.0';
        },
      }),
  ],
];

for (const [title, code, message, fault] of REJECTED_ON_ACTIVATION) {
  test(`${title} is rejected on activation: ${code} @full`, async () => {
    const faulty = fault(good);
    expect((await publish(registry.url, faulty)).status).toBe(201);
    const startedAt = performance.now();
    expectRejected(await activate(registry.url, faulty), code, message);
    expect(performance.now() - startedAt).toBeLessThan(2 * MAX_REJECTION_MS);
  });
}

test('[F4] rejects files that were corrupted after publishing, without evaluating them @full', async () => {
  const intact = withServerCode(good, '// sound');
  expect((await publish(registry.url, intact)).status).toBe(201);
  const { name, version } = intact.manifest;
  const path = join(registry.dataDirectory, 'registry/releases', name, version, 'server/index.cjs');
  expect(await readFile(path, 'utf8')).toBe(fileText(intact, 'server/index.cjs'));
  // Evaluating this file would fail with a different code.
  await writeFile(path, "throw new Error('evaluated');");
  expectRejected(
    await activate(registry.url, intact),
    'RELEASE_HASH_MISMATCH',
    /server\/index\.cjs of mf-trial@/,
  );
});

test('[F1] an upload that aborts halfway stores nothing and can be repeated @full', async () => {
  const release = withServerCode(good, '// aborts');
  const before = await storedVersions();
  await sendHalf(release, 'aborts');
  expect(await storedVersions()).toEqual(before);
  expect((await publish(registry.url, release)).status).toBe(201);
});

test('[F2] an upload that trickles is rejected within 5 s and stores nothing @full', async () => {
  const before = await storedVersions();
  const startedAt = performance.now();
  const body = await sendHalf(withServerCode(good, '// trickles'), 'trickles');
  expect(performance.now() - startedAt).toBeLessThan(MAX_REJECTION_MS);
  expect(body).toContain('RELEASE_UPLOAD_BROKEN');
  expect(await storedVersions()).toEqual(before);
});

async function storedVersions(): Promise<string[]> {
  const releases = (await (await fetch(`${registry.url}/releases`)).json()) as {
    name: string;
    version: string;
  }[];
  return releases.map(({ name, version }) => `${name}@${version}`).sort();
}

/** Uploads the first half of a release, then aborts or sends single bytes slowly. @returns the response's body, if any */
async function sendHalf(release: Release, ending: 'aborts' | 'trickles'): Promise<string> {
  const form = await releaseForm(registry.url, release);
  const whole = new Request(`${registry.url}/releases`, { method: 'POST', body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const { port } = new URL(registry.url);
  const headers = {
    'content-type': String(whole.headers.get('content-type')),
    'content-length': bytes.length,
  };
  return new Promise((resolve) => {
    let body = '';
    const upload = request({
      host: '127.0.0.1',
      port,
      path: '/releases',
      method: 'POST',
      headers,
      agent: false,
    });
    let next = half;
    const drip = setInterval(() => ending === 'trickles' && upload.write(bytes.subarray(next, ++next)), 50);
    const end = () => {
      clearInterval(drip);
      upload.destroy();
      resolve(body);
    };
    upload.on('error', end);
    upload.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('close', end);
    });
    upload.write(bytes.subarray(0, half), () => ending === 'aborts' && setTimeout(end, 200));
  });
}
