import { get, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import { makeRemote } from '../testing/fixture-releases.ts';
import { clientOf, formOf, publishParameters } from '../testing/signed-client.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

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
    expect(await registry.newestEntry()).toMatchObject({ outcome: 'refused', code, count: 1 });
  });

  it('[TR1] are performed once, also across a restart', async () => {
    const envelope = await registry.sign('roll-back', { name: 'mf-press' });
    expect((await registry.post('/rollbacks', envelope)).body.code).toBe('ROLLBACK_IMPOSSIBLE');
    expect((await registry.post('/rollbacks', envelope)).body.code).toBe('REQUEST_REPLAYED');
    registry = await registry.restart();
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
    expect(await registry.newestEntry()).toMatchObject({ action: 'unknown', code: 'KEY_UNKNOWN' });
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
