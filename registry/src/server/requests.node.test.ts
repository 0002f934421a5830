import { readFile, rm, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Envelope, KeyRequest, PublishedRelease } from '@stadtraum/contracts/registry-api';
import {
  generateSigningKey,
  parsePublicKey,
  type SigningKey,
  signEnvelope,
} from '@stadtraum/federation-kit/signing';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { clientOf, formOf, publishParameters } from '../testing/signed-client.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

jest.setTimeout(60_000);

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

/** Trusts a new key; by default, one of a team that does everything with mf-jobs but manage keys. */
async function addTeam(request: Partial<KeyRequest> = {}): Promise<SigningKey> {
  const key = generateSigningKey();
  const { status } = await registry.manageKey('add-key', {
    publicKey: key.publicKey.text,
    team: 'jobs',
    remotes: ['mf-jobs'],
    roles: ['publish', 'activate', 'roll-back', 'retire'],
    ...request,
  });
  expect(status).toBe(200);
  return key;
}

const newestEntry = async () => (await registry.log('?limit=1')).entries[0];

async function restart(): Promise<void> {
  await registry.close();
  registry = await startTestRegistry({ directory: registry.dataDirectory });
}

describe('signed requests', () => {
  const forged = (change: (envelope: Envelope) => unknown) => async () =>
    change(await registry.sign('roll-back', { name: 'mf-press' }));
  const signed = (more: Record<string, unknown>) => async () => {
    const envelope = await registry.sign('roll-back', { name: 'mf-press' });
    const request = JSON.parse(Buffer.from(envelope.payload, 'base64').toString());
    return signEnvelope(envelope.payloadType, JSON.stringify({ ...request, ...more }), registry.key);
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const other = generateSigningKey();

  it.each<[string, number, string, () => Promise<unknown>]>([
    ['no body', 401, 'REQUEST_UNSIGNED', async () => ({})],
    ['an unsigned request', 401, 'REQUEST_UNSIGNED', async () => ({ name: 'mf-press' })],
    ['no signature', 400, 'ENVELOPE_INVALID', forged((envelope) => ({ ...envelope, signatures: [] }))],
    [
      'a document of another type',
      400,
      'ENVELOPE_INVALID',
      forged((envelope) => ({ ...envelope, payloadType: 'application/json' })),
    ],
    [
      'an unknown key',
      401,
      'KEY_UNKNOWN',
      forged(({ payloadType, payload }) => signEnvelope(payloadType, Buffer.from(payload, 'base64'), other)),
    ],
    [
      'a changed payload',
      401,
      'REQUEST_SIGNATURE_INVALID',
      forged((envelope) => ({
        ...envelope,
        payload: Buffer.from('{"action":"roll-back"}').toString('base64'),
      })),
    ],
    [
      'the name of a trusted key on a signature of another',
      401,
      'REQUEST_SIGNATURE_INVALID',
      forged(({ payloadType, payload }) => {
        const { signatures, ...rest } = signEnvelope(payloadType, Buffer.from(payload, 'base64'), other);
        const keyid = registry.key.publicKey.id;
        return { ...rest, signatures: signatures.map(({ sig }) => ({ keyid, sig })) };
      }),
    ],
    ['a signed text that is no request', 400, 'ENVELOPE_INVALID', signed({ action: 'fly' })],
    ['a nonce that is too short', 400, 'ENVELOPE_INVALID', signed({ nonce: '00' })],
    ['another registry', 403, 'REQUEST_FOR_ANOTHER_REGISTRY', signed({ registry: '0123456789abcdef' })],
    ['a request of 6 minutes ago', 401, 'REQUEST_EXPIRED', signed({ issuedAt: minutesAgo(6) })],
    ['a request from in 6 minutes', 401, 'REQUEST_EXPIRED', signed({ issuedAt: minutesAgo(-6) })],
    ['a request for another address', 400, 'REQUEST_REJECTED', signed({ action: 'activate' })],
  ])('[TR1] reject %s with %i %s', async (_, status, code, envelope) => {
    const response = await registry.post('/rollbacks', await envelope());
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(await newestEntry()).toMatchObject({ outcome: 'refused', code, count: 1 });
  });

  it('[TR1] are performed once, also across a restart', async () => {
    const envelope = await registry.sign('roll-back', { name: 'mf-press' });
    expect((await registry.post('/rollbacks', envelope)).body.code).toBe('ROLLBACK_IMPOSSIBLE');
    expect((await registry.post('/rollbacks', envelope)).body.code).toBe('REQUEST_REPLAYED');
    await restart();
    expect((await registry.post('/rollbacks', envelope)).body.code).toBe('REQUEST_REPLAYED');
  });

  it('[TR1] of an upload are refused before its files arrive', async () => {
    const envelope = await registry.as(other).signPublish(press);
    const body = new Request(registry.url, { method: 'POST', body: formOf(press, envelope) });
    const bytes = Buffer.from(await body.arrayBuffer());
    // The manifest's part follows that of the request.
    const beginning = bytes.subarray(0, bytes.indexOf('name="manifest"'));
    const headers = {
      'content-type': String(body.headers.get('content-type')),
      'content-length': 20_000_000,
    };
    const status = await new Promise((resolve, reject) => {
      const upload = request(`${registry.url}/releases`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        upload.destroy();
      });
      upload.on('error', reject);
      upload.write(beginning);
    });
    expect(status).toBe(401);
    expect(await newestEntry()).toMatchObject({ action: 'unknown', code: 'KEY_UNKNOWN' });
  });

  it('[TR1] of an upload sign exactly one manifest', async () => {
    const swapped = makeRemote('mf-press', { component: 'return 2' });
    const { body } = await registry.upload(swapped, await registry.signPublish(press));
    expect(body.code).toBe('RELEASE_HASH_MISMATCH');
    const parameters = { ...publishParameters(swapped.manifest), version: press.manifest.version };
    const renamed = await registry.upload(swapped, await registry.sign('publish', parameters));
    expect(renamed.body.code).toBe('RELEASE_MANIFEST_INVALID');
  });
});

describe('roles', () => {
  const jobs = makeRemote('mf-jobs');

  it('[TR1] bind a name to its team', async () => {
    const team = registry.as(await addTeam());
    expect((await team.publish(jobs)).status).toBe(201);
    for (const release of [makeShell(), makeKit(), press]) await registry.publish(release);
    await registry.activate(makeShell(), makeKit(), press);

    const foreign = await Promise.all([
      team.publish(makeRemote('mf-press', { component: 'return 2' })),
      team.activate(press),
      team.activate(jobs, press),
      team.rollBack('mf-press'),
      team.rollBack(),
      team.manageKey('revoke-key', { id: registry.key.publicKey.id }),
    ]);
    expect(foreign.map(({ body }) => body.code)).toEqual(foreign.map(() => 'ACTION_NOT_ALLOWED'));
    expect(await newestEntry()).toMatchObject({
      team: 'jobs',
      outcome: 'refused',
      code: 'ACTION_NOT_ALLOWED',
    });
    expect((await team.activate(jobs)).status).toBe(200);
    const [listed] = (await registry.request<PublishedRelease[]>('/releases')).body;
    expect(listed).toMatchObject({ name: 'mf-jobs', publishedBy: { team: 'jobs' } });
  });

  it('[TR1] bind a name to its kind', async () => {
    const team = registry.as(await addTeam({ remotes: ['mf-jobs', 'shared-ui'] }));
    const asKit = makeRemote('mf-jobs', { kind: 'kit' });
    expect((await team.publish(asKit)).body.code).toBe('ACTION_NOT_ALLOWED');
    expect((await team.publish(makeKit())).body.code).toBe('ACTION_NOT_ALLOWED');
    await registry.publish(makeKit());
    expect((await team.publish(makeKit({ base: '1.1.0' }))).status).toBe(201);
  });

  it('[TR1] limit a key to its roles', async () => {
    const team = registry.as(await addTeam({ roles: ['publish'] }));
    expect((await team.publish(jobs)).status).toBe(201);
    expect((await team.activate(jobs)).body.code).toBe('ACTION_NOT_ALLOWED');
  });
});

describe('POST /keys', () => {
  it('[TR1] revokes a key at once and for good', async () => {
    const key = await addTeam();
    const { id, text } = key.publicKey;
    expect((await registry.manageKey('revoke-key', { id })).body.key).toMatchObject({ id, state: 'revoked' });
    expect(await registry.as(key).rollBack('mf-jobs')).toMatchObject({
      status: 403,
      body: { code: 'KEY_REVOKED' },
    });
    const again = { publicKey: text, team: 'jobs', remotes: [], roles: [] };
    expect((await registry.manageKey('add-key', again)).body.code).toBe('KEY_ALREADY_TRUSTED');
    expect((await registry.manageKey('revoke-key', { id })).body.code).toBe('TRUSTED_KEY_UNKNOWN');
    await restart();
    expect((await registry.as(key).rollBack('mf-jobs')).body.code).toBe('KEY_REVOKED');
  });

  it('[TR1] replaces a key by one with the same team and roles', async () => {
    const { id } = (await addTeam()).publicKey;
    const next = generateSigningKey();
    const { body } = await registry.manageKey('rotate-key', { id, publicKey: next.publicKey.text });
    expect(body.key).toMatchObject({
      id: next.publicKey.id,
      team: 'jobs',
      remotes: ['mf-jobs'],
      state: 'active',
    });
    const { keys } = (await registry.request<{ keys: object[] }>('/keys')).body;
    expect(keys).toContainEqual(
      expect.objectContaining({ id, state: 'revoked', replacedBy: next.publicKey.id }),
    );
    expect((await registry.as(next).publish(makeRemote('mf-jobs'))).status).toBe(201);
  });

  it('[TR1] keeps the last key that manages keys, but rotates it', async () => {
    const { id } = registry.key.publicKey;
    // A manager of a single release could not undo a mistake.
    await addTeam({ roles: ['manage-keys'] });
    expect(await registry.manageKey('revoke-key', { id })).toMatchObject({
      status: 409,
      body: { code: 'LAST_MANAGER_KEY' },
    });
    const next = generateSigningKey();
    await registry.manageKey('rotate-key', { id, publicKey: next.publicKey.text });
    expect((await registry.manageKey('revoke-key', { id })).body.code).toBe('KEY_REVOKED');
    expect((await registry.as(next).manageKey('revoke-key', { id: next.publicKey.id })).body.code).toBe(
      'LAST_MANAGER_KEY',
    );
  });

  it('[TR1] takes a lost list of keys for a first start: the workspace’s key is trusted again', async () => {
    await addTeam();
    await registry.close();
    await rm(join(registry.directory, 'trust.json'));
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    const { keys } = (await registry.request<{ keys: object[] }>('/keys')).body;
    expect(keys).toEqual([expect.objectContaining({ id: registry.key.publicKey.id, team: 'workspace' })]);
  });

  it('[TR1] does not start with a list of keys that was changed on disk', async () => {
    await addTeam();
    await registry.close();
    const path = join(registry.directory, 'trust.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"mf-jobs"', '"*"'));
    await expect(startTestRegistry({ directory: registry.dataDirectory })).rejects.toMatchObject({
      code: 'TRUST_INVALID',
    });
    await writeFile(path, text);
    registry = await startTestRegistry({ directory: registry.dataDirectory });
  });
});

describe('GET /log', () => {
  it('[TR1] says who did what, from which commit and why', async () => {
    await registry.publish(press, { commit: 'abcdef0123', reason: 'a new list' });
    const { name, version } = press.manifest;
    expect(await newestEntry()).toMatchObject({
      action: 'publish',
      subject: `${name}@${version}`,
      outcome: 'done',
      key: registry.key.publicKey.id,
      team: 'workspace',
      commit: 'abcdef0123',
      reason: 'a new list',
    });
    const { entries, intact } = await registry.log();
    expect(entries.map(({ number, action }) => [number, action])).toEqual([
      [2, 'publish'],
      [1, 'start'],
    ]);
    expect(intact).toBe(true);
    expect((await registry.log('?before=2')).entries.map(({ number }) => number)).toEqual([1]);
    expect((await registry.request<{ code: string }>('/log?limit=x')).body.code).toBe('REQUEST_REJECTED');
  });

  it('[TR1] counts what strangers send', async () => {
    const stranger = registry.as(generateSigningKey());
    for (let round = 0; round < 30; round += 1) await stranger.rollBack();
    const during = (await registry.log()).entries.filter(({ code }) => code === 'KEY_UNKNOWN');
    expect(during.map(({ count }) => count)).toEqual([1]);
    const metrics = await (await fetch(`${registry.url}/metrics`)).text();
    expect(metrics).toContain('registry_refused_requests_total{code="KEY_UNKNOWN"} 30\n');
    await restart();
    const after = (await registry.log()).entries.filter(({ code }) => code === 'KEY_UNKNOWN');
    expect(after.map(({ count }) => count)).toEqual([29, 1]);
    expect(await (await fetch(`${registry.url}/metrics`)).text()).toContain(
      'registry_refused_requests_total',
    );
  });

  it('[TR1] counts what is refused before anyone asks who sent it', async () => {
    const json = { 'content-type': 'application/json' };
    for (const [init, status] of [
      [{ headers: json, body: '{"payload' }, 400],
      [{ headers: json, body: JSON.stringify('x'.repeat(70_000)) }, 413],
      [{ headers: { ...json, origin: 'https://evil.example' }, body: '{}' }, 400],
    ] as const) {
      expect((await registry.request('/rollbacks', { method: 'POST', ...init })).status).toBe(status);
    }
    await restart();
    const { entries } = await registry.log();
    const counted = entries.filter(({ code }) => code === 'REQUEST_REJECTED');
    expect(counted.map(({ action, count }) => [action, count])).toEqual([
      ['unknown', 2],
      ['unknown', 1],
    ]);
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ['edited', (lines) => lines.map((line) => line.replace('"a new list"', '"nothing"'))],
    ['cut at the end', (lines) => lines.slice(0, -1)],
    ['cut at the start', (lines) => lines.slice(1)],
    ['removed', () => []],
  ])('[TR1] notices a log that was %s, and goes on saying so', async (_, change) => {
    await registry.publish(press, { reason: 'a new list' });
    await registry.close();
    const path = join(registry.directory, 'log.jsonl');
    const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
    await writeFile(
      path,
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    expect((await registry.log()).intact).toBe(false);
    await restart();
    expect((await registry.log()).intact).toBe(false);
  });
});

describe('GET /live-set/signed', () => {
  it('[SE7] returns the signed live set with its ETag', async () => {
    const releases = [makeShell(), makeKit(), press];
    for (const release of releases) await registry.publish(release);
    const { liveSet } = (await registry.activate(...releases)).body;
    const response = await fetch(`${registry.url}/live-set/signed`);
    const etag = `"${liveSet.id}"`;
    expect(response.headers.get('etag')).toBe(etag);
    const { payload, signatures } = (await response.json()) as Envelope;
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual(liveSet);
    const { body } = await registry.request<{ keys: string[] }>('/identity');
    expect(signatures[0]?.keyid).toBe(parsePublicKey(body.keys[0] ?? '').id);
    const publicKey = await readFile(join(registry.directory, 'public-key'), 'utf8');
    expect(publicKey).toBe(`${body.keys[0]}\n`);
    const headers = { 'if-none-match': etag };
    expect((await fetch(`${registry.url}/live-set/signed`, { headers })).status).toBe(304);

    await registry.close();
    registry = await startTestRegistry({ directory: registry.dataDirectory, minSequence: 70 });
    const lifted = (await registry.liveSet()).body;
    expect([lifted.sequence, lifted.releases]).toEqual([70, liveSet.releases]);
  });
});

describe('a store from before keys', () => {
  /** Turns the stopped registry's directory into one of an earlier version. */
  async function removeSignatures(liveSetId: string): Promise<void> {
    for (const name of ['key.pem', 'public-key', 'trust.json', 'nonces.json', 'log.jsonl', 'log-head.json']) {
      await rm(join(registry.directory, name));
    }
    await rm(join(registry.directory, 'publications'), { recursive: true });
    const path = join(registry.directory, 'live-sets', `${liveSetId}.json`);
    const { envelope: _, ...set } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(set));
  }

  it('[SE7] is signed at the first start with a key, and refused at any later one', async () => {
    const releases = [makeShell(), makeKit(), press];
    for (const release of releases) await registry.publish(release);
    const { liveSet } = (await registry.activate(...releases)).body;
    await registry.close();
    await removeSignatures(liveSet.id);

    registry = await startTestRegistry({ directory: registry.dataDirectory });
    expect((await registry.liveSet()).body).toEqual(liveSet);
    expect((await registry.request<unknown[]>('/releases')).body).toHaveLength(3);
    expect((await registry.log()).entries[0]).toMatchObject({
      action: 'start',
      reason: expect.stringContaining('were signed'),
      liveSet: liveSet.id,
    });
    await restart();
    expect((await registry.liveSet()).body).toEqual(liveSet);

    await registry.close();
    await rm(join(registry.directory, 'publications'), { recursive: true });
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    expect((await registry.request<unknown[]>('/releases')).body).toEqual([]);
    expect((await registry.liveSet()).body.code).toBe('LIVE_SET_MISSING');
    for (const release of releases) expect((await registry.publish(release)).body.sequence).toBe(1);
    await restart();
    expect((await registry.liveSet()).body).toEqual(liveSet);
  });
});

describe('files of releases', () => {
  it('[SE7] are never served with a changed byte, which the log says', async () => {
    await registry.publish(press);
    const { name, version } = press.manifest;
    const url = `${registry.url}/releases/${name}/${version}`;
    for (const [file, path] of [
      ['browser/style.css', `${url}/files/browser/style.css`],
      ['manifest.json', `${url}/manifest.json`],
    ] as const) {
      expect((await fetch(path)).status).toBe(200);
      const stored = join(registry.directory, 'releases', name, version, file);
      const bytes = await readFile(stored);
      bytes[5] = (bytes[5] ?? 0) ^ 1;
      await writeFile(stored, bytes);
      const response = await fetch(path);
      const { code } = (await response.json()) as { code: string };
      expect([response.status, code]).toEqual([500, 'RELEASE_HASH_MISMATCH']);
      expect(await newestEntry()).toMatchObject({
        action: 'serve',
        subject: `${file} of ${name}@${version}`,
        code: 'RELEASE_HASH_MISMATCH',
      });
    }
  });
});

describe('host names', () => {
  it('[TR4] are those of the loopback address, and those that are allowed', async () => {
    await registry.remove();
    registry = await startTestRegistry({ allowedHosts: ['registry.example.org'] });
    // `fetch` does not let its caller name the host.
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${registry.url}/identity`, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusFor('registry.example.org')).toBe(200);
    expect(await statusFor('registry.example.org:443')).toBe(200);
    expect(await statusFor('evil.example')).toBe(400);
  });

  it('[TR4] include those of other machines if it listens for them, which change it only with a key', async () => {
    // An address of this machine by which the default, 127.0.0.1, is not reached.
    const external = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const address = external?.address ?? '127.0.0.2';
    const from = (url: string) => clientOf(`http://${address}:${new URL(url).port}`, registry.key);
    await expect(from(registry.url).log()).rejects.toThrow('fetch failed');

    await registry.remove();
    registry = await startTestRegistry({ host: '0.0.0.0', allowedHosts: [address] });
    const client = from(registry.url);
    expect((await client.publish(press)).status).toBe(201);
    expect((await client.post('/rollbacks', {})).body.code).toBe('REQUEST_UNSIGNED');
    expect((await client.as(generateSigningKey()).publish(press)).body.code).toBe('KEY_UNKNOWN');
  });
});
