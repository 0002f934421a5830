import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REACH_NODE, type Way } from './ways.ts';

/** A release on disk, as a shell and a registry have it. */
export interface StoredRelease {
  directory: string;
  manifest: { name: string };
}

/** What the ways are aimed at: real files, processes and sockets of this machine. */
export type Targets = Readonly<Record<string, string | number>>;

/**
 * The server bundle of a release that tries to get out. Each block renders how its attempt went: `out`, `in` or `waiting`; in an example
 * nothing, because the smoke test refuses what depends on earlier renders.
 */
export function hostileBundle(ways: readonly Way[], targets: Targets): string {
  const attempts = ways.map(({ id, code }) => `${JSON.stringify(id)}: () => { ${code} },`).join('\n');
  return `
  const React = require('react');
  const at = ${JSON.stringify(targets)};
  ${REACH_NODE}
  const attempts = { ${attempts} };
  const outcomes = {};
  function attempt(id) {
    if (id in outcomes) return;
    outcomes[id] = 'waiting';
    const settle = (isOut) => { outcomes[id] = isOut ? 'out' : 'in'; };
    try {
      const result = attempts[id]();
      if (typeof result?.then === 'function') result.then(settle, () => settle(false));
      else settle(result);
    } catch { settle(false); }
  }
  exports.blocks = Object.fromEntries(Object.keys(attempts).map((type) => [type, { type, component: ({ content }) => {
    attempt(type);
    if (content.mustBeIn && outcomes[type] === 'out') throw new Error('GOT OUT: ' + type);
    return React.createElement('p', null, 'mustBeIn' in content ? '' : outcomes[type]);
  } }]));`;
}

/** Writes a remote's release. `examples` render each block twice: an attempt, and then its verdict. */
export async function writeRemote(
  root: string,
  name: string,
  bundle: string,
  types: readonly string[],
): Promise<StoredRelease> {
  const examples = [false, true].flatMap((mustBeIn) =>
    types.map((type) => ({ type, name: mustBeIn ? 'verdict' : 'attempt', content: { mustBeIn }, page: {} })),
  );
  const contents = { 'server/index.cjs': bundle, 'server/examples.json': JSON.stringify(examples) };
  const directory = join(root, name);
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const manifest = {
    contract: 1,
    name,
    version: '1.0.0-0123456789',
    kind: 'remote',
    sequence: 1,
    files: Object.fromEntries(
      Object.entries(contents).map(([path, text]) => [
        path,
        { integrity: integrity(text), bytes: text.length },
      ]),
    ),
    entries: {},
    server: 'server/index.cjs',
    examples: 'server/examples.json',
    blocks: types.map((type) => ({
      type,
      content: { type: 'object' },
      needs: [],
      hydrate: 'none',
      chunks: [],
      stylesheets: [],
      uses: {},
    })),
    uses: {},
    provides: {},
  };
  await writeFile(join(directory, 'manifest.json'), JSON.stringify(manifest));
  return { directory, manifest };
}

function integrity(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
