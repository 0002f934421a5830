import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { makeRemote } from '../testing/fixture-releases.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

describe('GET /log', () => {
  it('[TR1] says who did what, from which commit and why', async () => {
    await registry.publish(press, { commit: 'abcdef0123', reason: 'a new list' });
    const { name, version } = press.manifest;
    expect(await registry.newestEntry()).toMatchObject({
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

  it('[TR1] limits what a sender can write into it', async () => {
    const team = registry.as(await registry.addTeam());
    const { body } = await team.manageKey('add-key', {
      publicKey: generateSigningKey().publicKey.text,
      team: 'jobs',
      remotes: Array.from({ length: 2_000 }, (_, index) => `mf-x${index}`),
      roles: [],
    });
    expect(body.code).toBe('ACTION_NOT_ALLOWED');
    expect((await registry.newestEntry())?.subject).toHaveLength(500);
  });

  it('[TR1] counts what strangers send', async () => {
    const stranger = registry.as(generateSigningKey());
    for (let round = 0; round < 30; round += 1) await stranger.rollBack();
    const during = (await registry.log()).entries.filter(({ code }) => code === 'KEY_UNKNOWN');
    expect(during.map(({ count }) => count)).toEqual([1]);
    const metrics = await (await fetch(`${registry.url}/metrics`)).text();
    expect(metrics).toContain('registry_refused_requests_total{code="KEY_UNKNOWN"} 30\n');
    registry = await registry.restart();
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
    registry = await registry.restart();
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
    registry = await registry.restart();
    expect((await registry.log()).intact).toBe(false);
    registry = await registry.restart();
    expect((await registry.log()).intact).toBe(false);
  });
});
