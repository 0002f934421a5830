import { expect, test } from '@playwright/test';
import { keyIdOf, type RequestToSign, signEnvelope } from '../site/signed-request.ts';
import { type Forgery, keyRequest, newKey, REMOTE, startTarget, type Target } from './forged/target.ts';

/*
 * Forged, replayed, foreign and revoked requests: all are refused, and appear in the log of the registry. What a shell refuses is tested
 * in the shell.
 */

test.describe.configure({ mode: 'serial' });

let target: Target;
test.beforeAll(async () => {
  target = await startTarget();
});
test.afterAll(() => target?.end());

const stranger = newKey();
const rollback: RequestToSign = { action: 'roll-back', parameters: { name: REMOTE } };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const FORGERIES: Forgery[] = [
  [
    'a request without a signature',
    401,
    'REQUEST_UNSIGNED',
    () => target.post('/rollbacks', rollback.parameters),
  ],
  [
    'a request of an unknown key',
    401,
    'KEY_UNKNOWN',
    () => target.postSigned('/rollbacks', stranger, rollback),
  ],
  [
    'a stranger’s signature under the name of a trusted key',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await target.sign(stranger, rollback);
      const signatures = envelope.signatures.map(({ sig }) => ({ keyid: keyIdOf(target.manager), sig }));
      return target.post('/rollbacks', { ...envelope, signatures });
    },
  ],
  [
    'a request whose text was changed',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await target.sign(target.manager, rollback);
      const text = Buffer.from(envelope.payload, 'base64').toString().replace(REMOTE, 'shared-ui');
      return target.post('/rollbacks', { ...envelope, payload: Buffer.from(text).toString('base64') });
    },
  ],
  [
    'a request that was cut',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await target.sign(target.manager, rollback);
      return target.post('/rollbacks', { ...envelope, payload: envelope.payload.slice(0, 80) });
    },
  ],
  [
    'the signature of another request of the same key',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const other = await target.sign(target.manager, { ...rollback, reason: 'another' });
      return target.post('/rollbacks', {
        ...(await target.sign(target.manager, rollback)),
        signatures: other.signatures,
      });
    },
  ],
  [
    'a live set in the place of a request',
    400,
    'ENVELOPE_INVALID',
    async () => target.post('/rollbacks', await (await fetch(`${target.url}/live-set/signed`)).json()),
  ],
  [
    'a request that was signed as a document of another type',
    400,
    'ENVELOPE_INVALID',
    async () => {
      const { payload } = await target.sign(target.manager, rollback);
      const text = Buffer.from(payload, 'base64').toString();
      return target.post('/rollbacks', signEnvelope('application/json', text, target.manager));
    },
  ],
  [
    'a request for another registry',
    403,
    'REQUEST_FOR_ANOTHER_REGISTRY',
    () => target.postSigned('/rollbacks', target.manager, { ...rollback, registry: '0123456789abcdef' }),
  ],
  [
    'a request that is 6 minutes old',
    401,
    'REQUEST_EXPIRED',
    () => target.postSigned('/rollbacks', target.manager, { ...rollback, issuedAt: minutesAgo(6) }),
  ],
  [
    'a request from in 6 minutes',
    401,
    'REQUEST_EXPIRED',
    () => target.postSigned('/rollbacks', target.manager, { ...rollback, issuedAt: minutesAgo(-6) }),
  ],
  ['a replayed request', 409, 'REQUEST_REPLAYED', () => target.sendTwice(async () => {})],
  [
    'a request that is replayed after a restart',
    409,
    'REQUEST_REPLAYED',
    () => target.sendTwice(() => target.restart()),
  ],
  [
    'a rollback that is sent as an activation',
    400,
    'REQUEST_REJECTED',
    () => target.postSigned('/activations', target.manager, rollback),
  ],
  [
    'a request of a revoked key',
    403,
    'KEY_REVOKED',
    () => target.postSigned('/rollbacks', target.revoked, rollback),
  ],
  [
    'the activation of a foreign release',
    403,
    'ACTION_NOT_ALLOWED',
    () => target.activateAs(target.team, target.press),
  ],
  [
    'a rollback of everything with the key of one team',
    403,
    'ACTION_NOT_ALLOWED',
    () => target.postSigned('/rollbacks', target.team, { action: 'roll-back', parameters: {} }),
  ],
  [
    'a key that a team adds for itself',
    403,
    'ACTION_NOT_ALLOWED',
    () =>
      target.postSigned('/keys', target.team, { action: 'add-key', parameters: keyRequest(newKey(), ['*']) }),
  ],
];

for (const [title, status, code, send] of FORGERIES) {
  test(`[TR1] [SE7] refuses ${title}: ${code} @full`, async () => {
    await target.expectRefusal(send, status, code);
  });
}

test('[TR1] counts a flood of strangers instead of logging it @full', async () => {
  const before = await target.log();
  const requests = await Promise.all(
    Array.from({ length: 200 }, () => target.postSigned('/rollbacks', newKey(), rollback)),
  );
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set([401]));
  await target.restart();
  const added = (await target.log()).entries.filter(
    ({ number, action }) => number > (before.entries[0]?.number ?? 0) && action === 'unknown',
  );
  expect(added.length).toBeLessThan(10);
  expect(sum(added.map(({ count = 0 }) => count))).toBeGreaterThanOrEqual(199);
});

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
