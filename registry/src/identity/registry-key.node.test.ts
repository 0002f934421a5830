import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistryKey } from './registry-key.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'registry-key-'));
});
afterEach(() => rm(directory, { recursive: true }));

const TYPE = 'application/json';

describe('the registry’s key', () => {
  it('[SE7] is stored only when everything that it takes over is signed', async () => {
    const interrupted = await openRegistryKey(directory);
    const first = await openRegistryKey(directory);
    expect([interrupted.takesOver, first.takesOver]).toEqual([true, true]);
    await first.save();
    const second = await openRegistryKey(directory);
    expect([second.takesOver, second.id]).toEqual([false, first.id]);
  });

  it('[SE7] that replaces a lost one survives a crash before everything is signed again', async () => {
    const lost = await openRegistryKey(directory);
    await lost.save();
    await rm(join(directory, 'key.pem'));
    const interrupted = await openRegistryKey(directory);
    const signed = interrupted.sign(TYPE, { signed: 'again' });

    const key = await openRegistryKey(directory);
    expect(key.id).toBe(interrupted.id);
    expect(key.open(signed, TYPE)?.value).toEqual({ signed: 'again' });
    expect(key.open(lost.sign(TYPE, 'before'), TYPE)).toEqual({ value: 'before', keyId: lost.id });
  });
});
