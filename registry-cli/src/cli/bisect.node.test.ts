import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { CreatedReplay, PageState } from '@stadtraum/contracts/history';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { LogEntry, PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { BisectResult } from '../commands/bisect.ts';
import { runCommand } from '../testing/run-command.ts';
import { type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';

const CHANGES = 60;
const START = Date.parse('2026-11-27T10:00:00.000Z');
const TEAMS = ['press', 'maps', 'navigation'];
const FOLDER = '/vorschau/rueckblick/';

/** What visitors got at each state, by its index; null: no page; undefined: the site fails. */
let pages: (string | null | undefined)[];
/** Index of each replay that the registry refuses. */
let notKept: number[];
/** Value of the header that says whether visitors got the same bytes. */
let equality: (state: number, requests: number) => string;
/** Requests for each state. */
let requests: number[];
let registry: StandInRegistry;
let site: Server;

/** Each second, a team activates a release or loads content, in turn. */
const instantOf = (index: number) => new Date(START + index * 1_000).toISOString();
const isRelease = (index: number) => index % 2 === 1;
const teamOf = (index: number) => TEAMS[index % TEAMS.length] ?? '';
const commitOf = (index: number) => `${index}`.padStart(7, 'a');
/** Number of the last change of this kind that a state contains. */
const lastRelease = (index: number) => (isRelease(index) ? index : Math.max(index - 1, 0));
const lastLoad = (index: number) => (isRelease(index) ? index - 1 : index);
const setId = (index: number) => `${lastRelease(index) + 1}-0123abcd`;
const revisionOf = (index: number) => `${lastLoad(index) + 1}-abc`;

beforeEach(async () => {
  pages = Array.from({ length: CHANGES + 1 }, (_, index) => `<p>Stand ${index}: Miete</p>`);
  notKept = [];
  equality = () => 'promised';
  requests = pages.map(() => 0);
  registry = await startStandInRegistry();
  site = createServer((request, response) => {
    const index = Number(request.url?.slice(FOLDER.length));
    const count = (requests[index] ?? 0) + 1;
    requests[index] = count;
    const html = pages[index];
    if (typeof html !== 'string') {
      response.writeHead(503).end('<p>Miete</p>');
      return;
    }
    const headers = { 'x-replay-equality': equality(index, count) };
    const isWhole = !headers['x-replay-equality'].includes('not rendered');
    response.writeHead(200, headers).end(`<body>${isWhole ? html : ''}</body>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  answerHistory();
});
afterEach(() => {
  registry.close();
  site.closeAllConnections();
  site.close();
});

function answerHistory(): void {
  const { answers } = registry;
  const indices = [...pages.keys()];
  const states = indices.map(stateAt);
  answers['/history'] = () => ({ body: { states: indices.map(stateAt), keptSince: instantOf(0) } });
  for (const { liveSet } of states) answers[`/live-sets/${liveSet}`] = { body: liveSetOf(liveSet) };
  answers['/releases'] = { body: indices.map(releaseAt) };
  const entries = indices.slice(1).map(entryAt).toReversed();
  answers['/log'] = { body: { entries, intact: true } };
  answers['/replays'] = ({ at }) => {
    const index = (Date.parse(String(at)) - START) / 1_000;
    const refusal = { code: 'RELEASE_UNKNOWN', message: 'It was pruned.', remedy: '' };
    if (notKept.includes(index)) return { status: 404, body: refusal };
    return { body: { path: FOLDER + index } satisfies Pick<CreatedReplay, 'path'> };
  };
}

function stateAt(index: number): PageState {
  const page = pages[index] === null ? null : revisionOf(index).padStart(64, '0');
  return {
    ...{ at: instantOf(index), liveSet: setId(index), revision: revisionOf(index), page, servers: [] },
  };
}

function liveSetOf(id: string): LiveSet {
  const version = `${Number.parseInt(id, 10) - 1}`;
  const at = instantOf(Number(version));
  const release = { name: 'mf-press', version, kind: 'remote' as const, sequence: 1, manifest: '' };
  return {
    ...{ id, sequence: Number(version) + 1, createdAt: at, reason: `activate mf-press ${version}` },
    releases: [{ ...release, liveSince: at }],
  };
}

function releaseAt(index: number): PublishedRelease {
  return {
    ...{ name: 'mf-press', version: `${index}`, kind: 'remote', sequence: 1, manifest: '', bytes: 1 },
    ...{ browserBytes: 1, blocks: [], publishedAt: instantOf(index) },
    ...{ publishedBy: { key: 'k', team: teamOf(index) }, commit: commitOf(index) },
  };
}

function entryAt(index: number): LogEntry {
  const common = { number: index, at: instantOf(index), outcome: 'done' as const, team: teamOf(index) };
  const why = { commit: commitOf(index), reason: `Grund ${index}` };
  if (isRelease(index))
    return {
      ...{ ...common, ...why, action: 'activate', subject: `mf-press@${index}`, liveSet: setId(index) },
    };
  const subject = 'content of mf-press (1 file)';
  return { ...common, ...why, action: 'load-content', subject, revision: revisionOf(index) };
}

/** Makes the page bad from this state on. */
function breakFrom(index: number, change = (html: string) => html.replace('Miete', '')): void {
  pages = pages.map((html, state) => (state >= index && html ? change(html) : html));
}

function run(...words: string[]) {
  const { port } = site.address() as AddressInfo;
  const env = {
    REGISTRY_URL: registry.url,
    SITE_URL: `http://127.0.0.1:${port}`,
    SIGNING_KEY: registry.sender.toPem(),
  };
  return runCommand(['bisect', '/presse', '--from', instantOf(0), '--to', instantOf(CHANGES), ...words], {
    ...{ cwd: tmpdir(), env },
  });
}

async function search(...words: string[]): Promise<BisectResult> {
  const { code, out, err } = await run('--json', ...words);
  expect([code, err.includes(': ') && code !== 0]).toEqual([0, false]);
  return JSON.parse(out);
}

const TEXT = ['--text', 'Miete'];

it.each([1, 2, 29, 30, 31, 59, 60])(
  '[0168] bisect names the change %i of 60 with its team and commit, in at most 6 runs besides the ends',
  async (fault) => {
    breakFrom(fault);
    const { runs, changes, states } = await search(...TEXT);
    expect(states).toBe(CHANGES + 1);
    expect(runs.length).toBeLessThanOrEqual(6 + 2);
    expect(changes).toHaveLength(1);
    const [change] = changes;
    const named = { team: teamOf(fault), commit: commitOf(fault), reason: `Grund ${fault}` };
    if (isRelease(fault)) {
      const release = { name: 'mf-press', before: `${Math.max(fault - 2, 0)}`, after: `${fault}` };
      expect(change?.liveSet?.releases).toMatchObject([
        { ...release, team: teamOf(fault), commit: commitOf(fault) },
      ]);
      expect(change?.liveSet?.request).toMatchObject(named);
    } else {
      expect(change).not.toHaveProperty('liveSet');
      expect(change?.content?.requests).toMatchObject([named]);
    }
    // It only replays.
    expect(new Set(registry.received.map(({ action }) => action))).toEqual(new Set(['replay']));
    expect(registry.received).toHaveLength(runs.length);
  },
);

it('[0168] bisect prints a line for each run, and what broke the page', async () => {
  breakFrom(31);
  const { code, out, err } = await run(...TEXT);
  expect([code, err]).toEqual([0, '']);
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^Bisect \/presse · registry http\S+ · site http\S+$/);
  expect(lines[2]).toBe('  Good is a page whose text contains “Miete”.');
  expect(lines[3]).toMatch(/^ {2}61 states from 2026-11-27 11:00:00 to 2026-11-27 11:01:00 in Berlin$/);
  const outcomes = lines.slice(4, 11).map((line) => line.trim().split(/ +/)[0]);
  expect(outcomes).toEqual(['good', 'bad', 'good', 'bad', 'bad', 'bad', 'bad']);
  expect(out).toMatch(
    /\n {2}good {8}2026-11-27 11:00:30 {2}live set 30-0123abcd, content 31-abc {2}the text is there\n/,
  );
  expect(lines.slice(11)).toEqual([
    '',
    expect.stringMatching(/^Changed at 2026-11-27 11:00:31$/),
    '  release mf-press 29 → 31',
    expect.stringMatching(/^ {4}team maps · commit aaaaa31 · published 2026-11-27 11:00:31$/),
    expect.stringMatching(
      /^ {4}live set 30-0123abcd → 32-0123abcd · activate mf-press 31 · activate by team maps at 2026-11-27 11:00:31 · commit aaaaa31 · “Grund 31”$/,
    ),
    '5 runs besides the two ends.',
    '',
  ]);
});

it('[0168] bisect skips states that cannot be replayed or tested, and names the range if only they are left', async () => {
  breakFrom(31);
  notKept = [30];
  pages[45] = undefined;
  const { runs, changes } = await search(...TEXT);
  expect(runs).toContainEqual(
    expect.objectContaining({ at: instantOf(30), outcome: 'untestable', detail: 'It was pruned.' }),
  );
  expect(changes.map(({ at }) => at)).toEqual([instantOf(30), instantOf(31)]);
  expect(changes.map(({ liveSet, content }) => [liveSet !== undefined, content !== undefined])).toEqual([
    [false, true],
    [true, false],
  ]);
  const { out } = await run(...TEXT);
  expect(out).toContain('One of 2 changes; the states between them are untestable.\nChanged at ');
});

it('[0168] bisect counts a missing page as bad, without a run of the check', async () => {
  pages = pages.map((html, index) => (index >= 20 ? null : html));
  const { runs, changes } = await search(...TEXT);
  expect(changes.map(({ at }) => at)).toEqual([instantOf(20)]);
  expect(runs.at(1)).toMatchObject({ outcome: 'bad', detail: 'there was no page at this path' });
});

it('[0168] bisect runs a command, axe and the size as checks', async () => {
  breakFrom(7, (html) => `${html}<img src="a.png">`);
  expect((await search('--axe', 'image-alt')).changes.map(({ at }) => at)).toEqual([instantOf(7)]);
  // Random text, which no compression makes small.
  const long = Array.from({ length: 300 }, (_, index) => ((index * 48271) % 65537).toString(36)).join(' ');
  breakFrom(8, (html) => `${html}<p>${long}</p>`);
  expect((await search('--max-size', '300')).changes.map(({ at }) => at)).toEqual([instantOf(8)]);
  breakFrom(9, (html) => `${html}<p class="broken">`);
  const code = `process.exitCode = require('fs').readFileSync(process.env.PAGE_FILE, 'utf8').includes('broken') ? 7 : 0`;
  const { runs, changes } = await search('--', process.execPath, '-e', code);
  expect(changes.map(({ at }) => at)).toEqual([instantOf(9)]);
  expect(runs.map(({ detail }) => detail)).toEqual(
    runs.map(({ outcome }) => (outcome === 'good' ? 'exit code 0' : 'exit code 7')),
  );
});

it('[0168] bisect says if another server of the shell has written the pages', async () => {
  breakFrom(31);
  expect((await run(...TEXT)).out).not.toContain('server of the shell');
  equality = () => 'not-promised; server=a; then=b';
  expect((await run(...TEXT)).out).toContain('The server of the shell is another one now');
});

it('[0168] bisect fetches a page again that lacks a block, and takes what lacks it each time as it is', async () => {
  breakFrom(60);
  const incomplete = 'not-promised; a block was not rendered';
  equality = (state, count) => (state === 30 && count < 3 ? incomplete : 'promised');
  expect((await search(...TEXT)).changes.map(({ at }) => at)).toEqual([instantOf(60)]);
  expect(requests[30]).toBe(3);
  equality = () => incomplete;
  expect((await run(...TEXT)).err).toMatch(
    /is bad instead of good: the text is missing; a block was not rendered\./,
  );
});

it('[0168] states that differ only in the server of the shell are one, and a replay names an instant of the range', async () => {
  breakFrom(1);
  const states = [stateAt(0), { ...stateAt(0), at: instantOf(1), servers: ['a'] }, stateAt(2)];
  const earlier = { ...states[0], at: '2026-11-20T10:00:00.000Z' };
  registry.answers['/history'] = {
    body: { states: [earlier, ...states.slice(1)], keptSince: '2026-11-01T00:00:00.000Z' },
  };
  expect((await search(...TEXT)).states).toBe(2);
  expect(registry.received.map(({ parameters }) => parameters.at)).toEqual([instantOf(0), instantOf(2)]);
});

it.each([
  ['is bad at its start', 0, /^BISECT_FIRST_NOT_GOOD: .* is bad instead of good: the text is missing\.\n/],
  [
    'is good at its end',
    CHANGES + 1,
    /^BISECT_LAST_NOT_BAD: .* is good instead of bad: the text is there\.\n/,
  ],
])('[0168] bisect refuses a range that %s, and says what was found', async (_title, fault, message) => {
  breakFrom(fault);
  expect(await run(...TEXT)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
});

it('[0168] bisect refuses a range with an end that is untestable, or in which nothing changed', async () => {
  notKept = [CHANGES];
  expect((await run(...TEXT)).err).toMatch(
    /^BISECT_LAST_NOT_BAD: .* untestable instead of bad: It was pruned\./,
  );
  registry.answers['/history'] = { body: { states: [stateAt(0)], keptSince: instantOf(0) } };
  expect(await run(...TEXT)).toMatchObject({ code: 1, err: expect.stringMatching(/^NOTHING_CHANGED: /) });
});

it('[0168] bisect stops at what no other state can repair', async () => {
  registry.answers['/replays'] = {
    ...{ status: 403, body: { code: 'KEY_UNKNOWN', message: 'Unknown.', remedy: 'Ask.' } },
  };
  expect(await run(...TEXT)).toEqual({
    code: 1,
    out: expect.anything(),
    err: 'KEY_UNKNOWN: Unknown.\nAsk.\n',
  });
  registry.answers['/identity'] = { body: { keys: [] } };
  const { err } = await runCommand(['bisect', '/presse', '--from', instantOf(0), ...TEXT], {
    ...{ cwd: tmpdir(), env: { REGISTRY_URL: registry.url, SIGNING_KEY: registry.sender.toPem() } },
  });
  expect(err).toMatch(/^REGISTRY_UNAVAILABLE: /);
});

it.each([
  [[], 'exactly one of --text, --axe, --max-size and a command after `--`, not 0'],
  [[...TEXT, '--axe', 'image-alt'], 'not 2'],
  [[...TEXT, '--', 'true'], 'not 2'],
  [[...TEXT, '--to', '2026-11-27 01:00'], '--from must be earlier than --to, and than now'],
  [[...TEXT, '--from', '2100-01-01 10:00'], '--from must be earlier than --to, and than now'],
  [[...TEXT, '--to', 'tomorrow'], 'Expected a time such as'],
  [[...TEXT, '--timeout', '5'], '--timeout needs a command'],
  [['--max-size', '12kB'], 'Expected a number of bytes.'],
])('[0168] bisect refuses %j', async (words, message) => {
  expect(await run(...words)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  expect(registry.received).toEqual([]);
});
