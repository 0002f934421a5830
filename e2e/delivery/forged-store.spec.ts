import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Envelope, signEnvelope } from '../site/signed-request.ts';
import { newKey, startTarget, type Target, TEAM_REMOTE } from './forged/target.ts';

/* What was changed or forged in the store of the registry: it is noticed before it is used. */

test.describe.configure({ mode: 'serial' });

let target: Target;
test.beforeAll(async () => {
  target = await startTarget();
});
test.afterAll(() => target?.end());

test('[SE7] does not serve a file with a changed byte @full', async () => {
  const { name, version, files } = target.press.manifest;
  const file = Object.keys(files).find((path) => path.endsWith('.js')) ?? '';
  const path = join(target.directory, 'registry/releases', name, version, file);
  const url = `${target.url}/releases/${name}/${version}/files/${file}`;
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed[10] = (changed[10] ?? 0) ^ 1;
  expect((await fetch(url)).status).toBe(200);
  await writeFile(path, changed);
  const response = await fetch(url);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    500,
    'RELEASE_HASH_MISMATCH',
  ]);
  expect((await target.log()).entries[0]).toMatchObject({ action: 'serve', code: 'RELEASE_HASH_MISMATCH' });
  await writeFile(path, bytes);
});

test('[SE7] does not take a stored manifest that was replaced while it did not run @full', async () => {
  const { name, version } = target.press.manifest;
  const path = join(target.directory, 'registry/releases', name, version, 'manifest.json');
  const text = await readFile(path, 'utf8');
  await target.changedWhileStopped(path, text.replace(/"lowestKit": "[^"]+"/, '"lowestKit": "0.0.1"'));
  expect(await target.codes()).toContain('RELEASE_HASH_MISMATCH');
  expect((await target.state()).releases).not.toContain(`${name}@${version}`);
  await target.changedWhileStopped(path, text);
  expect((await target.state()).releases).toContain(`${name}@${version}`);
});

test('[SE7] does not serve a live set on disk that is unsigned, or signed by another key @full', async () => {
  const before = await (await fetch(`${target.url}/live-set`)).json();
  const history = (await (await fetch(`${target.url}/live-sets`)).json()) as { id: string }[];
  const path = join(target.directory, 'registry/live-sets', `${before.id}.json`);
  const text = await readFile(path, 'utf8');
  const { envelope, ...set } = JSON.parse(text) as { envelope: Envelope };
  const foreign = signEnvelope(envelope.payloadType, JSON.stringify(set), newKey());
  const renamed = foreign.signatures.map(({ sig }) => ({ keyid: envelope.signatures[0]?.keyid, sig }));
  for (const forgery of [
    set,
    { ...set, envelope: foreign },
    { ...set, envelope: { ...foreign, signatures: renamed } },
  ]) {
    await target.changedWhileStopped(path, JSON.stringify(forgery));
    expect(await target.codes()).toContain('LIVE_SET_SIGNATURE_INVALID');
    expect((await target.state()).liveSet).toBe(history[1]?.id);
  }
  await target.changedWhileStopped(path, text);
  expect((await target.state()).liveSet).toBe(before.id);
});

test('[TR1] does not start with a list of keys that was changed @full', async () => {
  const path = join(target.directory, 'registry/trust.json');
  const text = await readFile(path, 'utf8');
  await target.stop();
  await writeFile(path, text.replaceAll(`"${TEAM_REMOTE}"`, '"*"'));
  await expect(target.restart()).rejects.toThrow(/TRUST_INVALID/);
  await writeFile(path, text);
  await target.restart();
});

test('[TR1] says that its log was changed @full', async () => {
  const path = join(target.directory, 'registry/log.jsonl');
  const text = await readFile(path, 'utf8');
  await target.changedWhileStopped(path, text.replace('"team":"workspace"', '"team":"jobs"'));
  expect(await target.codes()).toContain('LOG_DAMAGED');
  expect((await target.log()).intact).toBe(false);
});
