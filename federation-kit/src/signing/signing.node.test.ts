import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_PAYLOAD } from '@stadtraum/contracts/registry-api';
import {
  generateSigningKey,
  openEnvelope,
  parseEnvelope,
  parsePublicKey,
  parseSigningKey,
  readKeyFile,
  signEnvelope,
  signRequest,
  writeKeyFile,
} from './index.ts';

const TYPE = 'application/vnd.fixture+json';

describe('envelopes', () => {
  it('[TR1] returns the payload to who has the public key of its signer', () => {
    const key = generateSigningKey();
    const envelope = signEnvelope(TYPE, '{"a":1}', key);
    const opened = openEnvelope(parseEnvelope(envelope, TYPE), [parsePublicKey(key.publicKey.text)]);
    expect(opened?.payload.toString()).toBe('{"a":1}');
    expect(opened?.key.id).toBe(key.publicKey.id);
  });

  it('[TR1] rejects another key, a changed payload, a changed type and a swapped signature', () => {
    const key = generateSigningKey();
    const keys = [key.publicKey];
    const envelope = signEnvelope(TYPE, '{"a":1}', key);
    const other = signEnvelope(TYPE, '{"a":2}', key);
    expect(openEnvelope(envelope, [generateSigningKey().publicKey])).toBeUndefined();
    expect(openEnvelope({ ...envelope, payload: other.payload }, keys)).toBeUndefined();
    expect(openEnvelope({ ...envelope, payloadType: 'application/json' }, keys)).toBeUndefined();
    expect(openEnvelope({ ...envelope, signatures: other.signatures }, keys)).toBeUndefined();
  });

  it('[TR1] matches the encoding of the DSSE protocol', () => {
    const signed: Buffer[] = [];
    const key = {
      ...generateSigningKey(),
      sign: (bytes: Uint8Array) => Buffer.from(signed.push(Buffer.from(bytes)).toString()),
    };
    signEnvelope('http://example.com/HelloWorld', 'hello world', key);
    expect(signed[0]?.toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });

  it.each([
    ['null', null],
    ['no signatures', { payloadType: TYPE, payload: '', signatures: [] }],
    ['another type', signEnvelope('application/json', '{}', generateSigningKey())],
    ['more fields', { ...signEnvelope(TYPE, '{}', generateSigningKey()), more: 1 }],
  ])('[TR1] rejects %s with ENVELOPE_INVALID', (_, value) => {
    expect(() => parseEnvelope(value, TYPE)).toThrow(expect.objectContaining({ code: 'ENVELOPE_INVALID' }));
  });
});

describe('requests', () => {
  it('[TR1] never repeats a nonce', () => {
    const key = generateSigningKey();
    const request = { action: 'activate', registry: key.publicKey.id, parameters: {} } as const;
    const nonces = [signRequest(request, key), signRequest(request, key)].map((envelope) => {
      const opened = openEnvelope(parseEnvelope(envelope, REQUEST_PAYLOAD), [key.publicKey]);
      return JSON.parse(opened?.payload.toString() ?? '').nonce;
    });
    expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('key files', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'keys-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('[TR1] are readable by their user only, and are never replaced', async () => {
    const path = join(directory, 'keys/team.pem');
    const key = generateSigningKey();
    await writeKeyFile(path, key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readKeyFile(path))?.publicKey.text).toBe(key.publicKey.text);
    await expect(writeKeyFile(path, generateSigningKey())).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readKeyFile(join(directory, 'missing.pem'))).toBeUndefined();
  });

  it('[TR1] rejects what is not an Ed25519 key without repeating it', () => {
    expect(() => parseSigningKey('secret text', 'SIGNING_KEY')).toThrow(
      expect.objectContaining({ code: 'KEY_INVALID', message: expect.not.stringContaining('secret text') }),
    );
    expect(() => parsePublicKey('ed25519:short')).toThrow(expect.objectContaining({ code: 'KEY_INVALID' }));
  });
});
