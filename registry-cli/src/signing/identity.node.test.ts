import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSigningKey, writeKeyFile } from '@stadtraum/federation-kit/signing';
import { currentCommit } from './commit.ts';
import { findKey } from './find-key.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'identity-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Makes a key file and returns its key's id. */
async function makeKey(path: string): Promise<string> {
  const key = generateSigningKey();
  await writeKeyFile(join(root, path), key);
  return key.publicKey.id;
}

describe('findKey', () => {
  const idOf = async (environment: Parameters<typeof findKey>[2]) =>
    (await findKey(root, root, environment)).key.publicKey.id;

  it('[TR1] prefers SIGNING_KEY, then its file, then the repository, then the workspace', async () => {
    await writeFile(join(root, 'nx.json'), '{}');
    const workspace = await makeKey('.data/keys/workspace.pem');
    expect(await idOf({})).toBe(workspace);
    const repository = await makeKey('.stadtraum/key.pem');
    expect(await idOf({})).toBe(repository);
    const file = await makeKey('other.pem');
    expect(await idOf({ SIGNING_KEY_FILE: 'other.pem' })).toBe(file);
    const secret = generateSigningKey();
    const pem = secret.toPem();
    expect(await idOf({ SIGNING_KEY: pem, SIGNING_KEY_FILE: 'other.pem' })).toBe(secret.publicKey.id);
    expect(await idOf({ SIGNING_KEY: pem.replaceAll('\n', '\\n') })).toBe(secret.publicKey.id);
  });

  it('[TR1] uses the key of the data directory that is set', async () => {
    await makeKey('.data/keys/workspace.pem');
    const key = await makeKey('elsewhere/keys/workspace.pem');
    expect(await idOf({ DATA_DIRECTORY: 'elsewhere' })).toBe(key);
  });

  it('[TR1] never falls back from a named file, nor to a data directory outside the workspace', async () => {
    await makeKey('.data/keys/workspace.pem');
    await expect(idOf({})).rejects.toMatchObject({
      code: 'KEY_MISSING',
      message: expect.stringContaining('no key in .stadtraum/key.pem'),
    });
    await makeKey('.stadtraum/key.pem');
    await expect(idOf({ SIGNING_KEY_FILE: 'missing.pem' })).rejects.toMatchObject({ code: 'KEY_MISSING' });
  });

  it('[TR1] rejects a key that it cannot read, without repeating it', async () => {
    await expect(idOf({ SIGNING_KEY: 'secret text' })).rejects.toMatchObject({
      code: 'KEY_INVALID',
      message: expect.not.stringContaining('secret text'),
    });
  });
});

describe('currentCommit', () => {
  it('[TR1] is the commit, and says whether files have changed since', async () => {
    expect(await currentCommit(root)).toBeUndefined();
    const git = (...parameters: string[]) => promisify(execFile)('git', ['-C', root, ...parameters]);
    await git('init', '--quiet');
    await writeFile(join(root, 'a.txt'), 'a');
    await git('add', '.');
    await git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'a');
    const commit = await currentCommit(root);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'src/b.txt'), 'b');
    expect(await currentCommit(join(root, 'src'))).toBe(`${commit}-dirty`);
  });
});
