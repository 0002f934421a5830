import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import {
  integrityOf,
  readManifest,
  replaceDirectoryAtomically,
  verifyRelease,
  writeFileAtomically,
} from './index.ts';

const FILES: Record<string, string> = {
  'browser/remoteEntry.js': 'export const a = 1;',
  'browser/text.css': '@layer block {}',
  'server/index.cjs': 'module.exports.blocks = {};',
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'release-files-'));
});
afterEach(() => rm(directory, { recursive: true }));

function manifestOf(files: Record<string, string>): ReleaseManifest {
  return {
    contract: 1,
    name: 'mf-fixture',
    version: '1.0.0-0123456789',
    kind: 'remote',
    sequence: 1,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    entries: {
      container: { file: 'browser/remoteEntry.js', chunks: ['browser/remoteEntry.js'], stylesheets: [] },
    },
    server: 'server/index.cjs',
    blocks: [
      {
        type: 'text',
        content: { type: 'object' },
        needs: [],
        hydrate: 'none',
        chunks: [],
        stylesheets: ['browser/text.css'],
        uses: {},
      },
    ],
    uses: {},
    provides: {},
  };
}

async function writeRelease(change: (manifest: ReleaseManifest) => unknown = () => {}): Promise<string> {
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const manifest = manifestOf(FILES);
  change(manifest);
  const bytes = JSON.stringify(manifest);
  await writeFile(join(directory, 'manifest.json'), bytes);
  return integrityOf(bytes);
}

describe('verifyRelease', () => {
  it('accepts a complete release and returns its manifest', async () => {
    const manifest = await writeRelease();
    await expect(verifyRelease(directory, { manifest })).resolves.toEqual(manifestOf(FILES));
    await expect(readManifest(directory)).resolves.toEqual(manifestOf(FILES));
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'a changed byte',
      'RELEASE_HASH_MISMATCH',
      () => writeFile(join(directory, 'browser/text.css'), '@layer blocc {}'),
    ],
    ['a missing file', 'RELEASE_INCOMPLETE', () => rm(join(directory, 'server/index.cjs'))],
    ['a missing manifest', 'RELEASE_INCOMPLETE', () => rm(join(directory, 'manifest.json'))],
    [
      'a truncated manifest',
      'RELEASE_MANIFEST_INVALID',
      () => writeFile(join(directory, 'manifest.json'), '{"con'),
    ],
    ['an extra file', 'RELEASE_MANIFEST_INVALID', () => writeFile(join(directory, 'browser/more.js'), '')],
    [
      'a link',
      'RELEASE_MANIFEST_INVALID',
      () => symlink('/etc/hostname', join(directory, 'browser/link.js')),
    ],
    [
      'another contract',
      'RELEASE_CONTRACT_MISMATCH',
      () => writeRelease((manifest) => (manifest.contract = 99)),
    ],
    [
      'a path that leaves the directory',
      'RELEASE_MANIFEST_INVALID',
      () =>
        writeRelease((manifest) =>
          Object.assign(manifest.files, { '../a.js': manifest.files['browser/text.css'] }),
        ),
    ],
    [
      'a missing stylesheet',
      'RELEASE_ASSET_MISSING',
      () => writeRelease((manifest) => manifest.blocks[0]?.stylesheets.push('browser/other.css')),
    ],
    [
      'a server file offered to browsers',
      'RELEASE_ASSET_MISSING',
      () => writeRelease((manifest) => manifest.blocks[0]?.chunks.push('server/index.cjs')),
    ],
  ])('rejects %s with %s', async (_name, code, damage) => {
    await writeRelease();
    await damage();
    await expect(verifyRelease(directory)).rejects.toMatchObject({ code });
  });

  it('rejects a valid manifest that is not the expected one', async () => {
    await writeRelease();
    await expect(verifyRelease(directory, { manifest: integrityOf('other') })).rejects.toMatchObject({
      code: 'RELEASE_HASH_MISMATCH',
      details: { file: 'manifest.json' },
    });
  });
});

describe('atomic writes', () => {
  it('replaces a file and leaves nothing else behind', async () => {
    const path = join(directory, 'deep/current');
    await writeFileAtomically(path, 'one');
    await writeFileAtomically(path, 'two');
    await expect(readFile(path, 'utf8')).resolves.toBe('two');
    await expect(readdir(dirname(path))).resolves.toEqual(['current']);
  });

  it('replaces a directory and leaves nothing else behind', async () => {
    await writeRelease();
    for (const name of ['first', 'second']) {
      await cp(join(directory, 'browser'), join(directory, 'incoming'), { recursive: true });
      await writeFile(join(directory, 'incoming/name.json'), name);
      await replaceDirectoryAtomically(join(directory, 'incoming'), join(directory, 'releases/1.0.0'));
    }
    await expect(readFile(join(directory, 'releases/1.0.0/name.json'), 'utf8')).resolves.toBe('second');
    await expect(readdir(join(directory, 'releases'))).resolves.toEqual(['1.0.0']);
  });
});
