import { test } from '@playwright/test';
import { changeRelease } from '../faults/stage/releases.ts';
import { integrityOf } from '../site/signed-request.ts';
import { type Forgery, newKey, startTarget, type Target, TEAM_REMOTE, withComment } from './forged/target.ts';

/* Forged, foreign, cut and swapped uploads: all are refused, and appear in the log of the registry. */

test.describe.configure({ mode: 'serial' });

let target: Target;
test.beforeAll(async () => {
  target = await startTarget();
});
test.afterAll(() => target?.end());

const FORGERIES: Forgery[] = [
  [
    'the release of a foreign name',
    403,
    'ACTION_NOT_ALLOWED',
    () => target.publish(withComment(target.press, 'foreign'), target.team),
  ],
  [
    'a kit under the name of a remote',
    403,
    'ACTION_NOT_ALLOWED',
    () =>
      target.publish(
        changeRelease(target.jobs, { manifest: (manifest) => Object.assign(manifest, { kind: 'kit' }) }),
        target.team,
      ),
  ],
  [
    'an upload without a signed request',
    401,
    'REQUEST_UNSIGNED',
    () => target.upload({ signatures: undefined }, JSON.stringify(target.jobs.manifest), target.jobs),
  ],
  ['an upload of an unknown key', 401, 'KEY_UNKNOWN', () => target.publish(target.jobs, newKey())],
  [
    'a manifest that is not the signed one',
    422,
    'RELEASE_HASH_MISMATCH',
    async () =>
      target.upload(
        await target.signPublish(target.jobs, target.team),
        JSON.stringify({ ...target.jobs.manifest, lowestKit: '9.9.9' }),
        target.jobs,
      ),
  ],
  [
    'a manifest that was cut',
    422,
    'RELEASE_HASH_MISMATCH',
    async () =>
      target.upload(
        await target.signPublish(target.jobs, target.team),
        JSON.stringify(target.jobs.manifest).slice(0, -1),
        target.jobs,
      ),
  ],
  [
    'a signed manifest under another version',
    422,
    'RELEASE_MANIFEST_INVALID',
    async () => {
      const text = JSON.stringify(target.jobs.manifest);
      const parameters = { name: TEAM_REMOTE, version: '9.0.0-0123456789', manifest: integrityOf(text) };
      return target.upload(
        await target.sign(target.team, { action: 'publish', parameters }),
        text,
        target.jobs,
      );
    },
  ],
  [
    'swapped files',
    422,
    'RELEASE_HASH_MISMATCH',
    async () => {
      const [first, second, ...others] = [...target.jobs.files];
      if (!first || !second) throw new Error('the release has too few files');
      const files = new Map([[first[0], second[1]], [second[0], first[1]], ...others]);
      return target.upload(
        await target.signPublish(target.jobs, target.team),
        JSON.stringify(target.jobs.manifest),
        { ...target.jobs, files },
      );
    },
  ],
];

for (const [title, status, code, send] of FORGERIES) {
  test(`[TR1] [SE7] refuses ${title}: ${code} @full`, async () => {
    await target.expectRefusal(send, status, code);
  });
}
