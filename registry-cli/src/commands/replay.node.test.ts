import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedReplay } from '@stadtraum/contracts/history';
import { runCommand } from '../testing/run-command.ts';
import { type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';

const [SERVER, OTHER] = ['0', 'f'].map((digit) => `${digit.repeat(16)}.00000000`) as [string, string];
const REPLAY: CreatedReplay = {
  state: {
    ...{ at: '2026-11-26T08:12:03.000Z', liveSet: '12-0123abcd', revision: '5-1a2b3c4d' },
    ...{ page: 'a'.repeat(64), servers: [SERVER] },
  },
  path: '/vorschau/rueckblick/token',
  expiresAt: '2026-11-28T09:00:00.000Z',
  servers: [SERVER],
};
const HTML = '<!DOCTYPE html>\n<p>ä</p>\n';

let root: string;
let registry: StandInRegistry;
let site: Server;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'replay-'));
  registry = await startStandInRegistry();
  site = createServer((request, response) => {
    const isReplay = request.url === REPLAY.path;
    response.writeHead(410, isReplay ? { 'x-replay-equality': 'promised' } : {}).end(HTML);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  registry.close();
  site.closeAllConnections();
  site.close();
  await rm(root, { recursive: true });
});

const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

function run(words: readonly string[], answer: Partial<CreatedReplay> = {}) {
  registry.answers['/replays'] = { body: { ...REPLAY, ...answer } };
  const env = { REGISTRY_URL: registry.url, SITE_URL: siteUrl(), SIGNING_KEY: registry.sender.toPem() };
  return runCommand(['replay', ...words], { cwd: root, env });
}

const stateWith = (...servers: string[]) => ({ state: { ...REPLAY.state, servers } });

describe('replay', () => {
  it('[0167] prints the link, the state, and that its bytes are those that visitors got', async () => {
    const { code, out, err } = await run(['/presse', '2026-11-27 18:00', '--reason', 'Ticket 7']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Replay \/presse as it was at 2026-11-27 18:00:00 in Berlin · registry /);
    expect(out).toContain('live set 12-0123abcd, content 5-1a2b3c4d, since 2026-11-26 09:12:03');
    expect(out).toContain(`\n  ${siteUrl()}${REPLAY.path}\n`);
    expect(out).toContain(`is of the same version (${SERVER}): byte for byte what visitors got.\n`);
    expect(registry.received.at(-1)).toMatchObject({
      ...{ path: '/replays', action: 'replay', reason: 'Ticket 7' },
      parameters: { path: '/presse', at: '2026-11-27T17:00:00.000Z' },
    });
  });

  it('[0167] names another version of the server, and promises nothing then', async () => {
    const answers: [Partial<CreatedReplay>, string][] = [
      [{ servers: [OTHER] }, `of another version (${OTHER}) than then (${SERVER}): equality is not promised`],
      [stateWith(SERVER, OTHER), `(${SERVER}) than then (${SERVER}, ${OTHER}): equality is not promised`],
      [stateWith(), 'at that time is unknown: equality is not promised'],
      [{ servers: [] }, `No shell runs now; the shell’s server was of version ${SERVER}.`],
    ];
    for (const [answer, sentence] of answers) {
      const { out } = await run(['/presse', '2026-11-27 18:00'], answer);
      expect(out).toContain(sentence);
      expect(out).not.toContain('byte for byte');
    }
  });

  it('[0167] saves the bytes of a page, gone ones too, or says why not', async () => {
    const saved = await run(['/presse', '2026-11-27T17:00:00Z', '--output', 'presse.html']);
    expect(saved.out).toMatch(/✔ save +presse\.html \(26 B\)/);
    expect(await readFile(join(root, 'presse.html'), 'utf8')).toBe(HTML);
    const refused = await run(['/presse', '2026-11-27T17:00:00Z', '--output', 'other.html'], {
      path: '/vorschau/rueckblick/expired',
    });
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^REPLAY_NOT_SAVED: .* status 410/),
    ]);
    const folder = await run(['/presse', '2026-11-27T17:00:00Z', '--output', 'none/a.html']);
    expect(folder.err).toMatch(/^REPLAY_NOT_SAVED: .*ENOENT/);
  });

  it('[0167] refuses a time that it cannot read, before anything is sent', async () => {
    const before = registry.received.length;
    const { code, err } = await run(['/presse', 'gestern']);
    expect([code, err]).toEqual([2, expect.stringContaining('Expected a time such as')]);
    expect(registry.received.length).toBe(before);
  });
});
