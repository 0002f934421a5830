import type { PageState } from '@stadtraum/contracts/history';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { LogEntry, PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ChangeSources, describeChange } from './state-change.ts';

const AT = '2026-11-27T18:00:00.000Z';

function state(liveSet: string, revision: string, page: string | null = revision): PageState {
  return { at: AT, liveSet, revision, page, servers: [] };
}

function liveSet(id: string, reason: string, versions: Record<string, string>): LiveSet {
  const releases = Object.entries(versions).map(([name, version]) => ({
    ...{ name, version, kind: 'remote' as const, sequence: 1, manifest: '', liveSince: AT },
  }));
  return { id, sequence: Number.parseInt(id, 10), createdAt: AT, reason, releases };
}

function published(name: string, version: string, team: string, commit: string): PublishedRelease {
  return {
    ...{ name, version, kind: 'remote', sequence: 1, manifest: '', bytes: 1, browserBytes: 1, blocks: [] },
    ...{ publishedAt: '2026-11-27T17:00:00.000Z', publishedBy: { key: 'k', team }, commit },
  };
}

function load(number: number, revision: string, at: string, more: Partial<LogEntry> = {}): LogEntry {
  return {
    ...{ number, at, action: 'load-content', outcome: 'done', revision, team: `team-${number}` },
    ...{ subject: 'content of mf-jobs (2 files)', commit: 'c0ffee0', reason: 'Neue Stellen', ...more },
  };
}

const SOURCES: ChangeSources = {
  liveSets: [
    liveSet('1-aaaaaaaa', 'activate everything', {
      shell: '1',
      'mf-press': '1',
      'mf-maps': '1',
      'mf-old': '1',
    }),
    liveSet('2-bbbbbbbb', 'activate mf-press, mf-maps', {
      shell: '1',
      'mf-press': '2',
      'mf-maps': '2',
      'mf-new': '1',
    }),
  ],
  releases: [
    published('mf-press', '1', 'press', '1111111'),
    published('mf-press', '2', 'press', '2222222-dirty'),
    published('mf-maps', '2', 'maps', '3333333'),
  ],
  log: [
    { number: 4, at: AT, action: 'start', outcome: 'done', subject: 'registry', liveSet: '2-bbbbbbbb' },
    {
      ...{ number: 3, at: AT, action: 'activate', outcome: 'done', subject: 'what is live already' },
      ...{ team: 'maps', liveSet: '2-bbbbbbbb' },
    },
    {
      number: 1,
      at: AT,
      action: 'activate',
      outcome: 'refused',
      subject: 'mf-press@2',
      liveSet: '2-bbbbbbbb',
    },
    {
      ...{ number: 2, at: AT, action: 'activate', outcome: 'done', subject: 'mf-press@2, mf-maps@2' },
      ...{ team: 'press', key: '91ab34cd56ef7890', commit: '4444444', liveSet: '2-bbbbbbbb', reason: 'Weil' },
    },
  ],
};

describe('[0168] describeChange', () => {
  it('names each exchanged release with its team and commit, and who activated them, why and when', () => {
    expect(describeChange(state('1-aaaaaaaa', '1-a'), state('2-bbbbbbbb', '1-a'), SOURCES)).toEqual({
      at: AT,
      liveSet: {
        before: '1-aaaaaaaa',
        after: '2-bbbbbbbb',
        reason: 'activate mf-press, mf-maps',
        releases: [
          {
            ...{ name: 'mf-press', before: '1', after: '2', team: 'press', commit: '2222222-dirty' },
            publishedAt: '2026-11-27T17:00:00.000Z',
          },
          {
            ...{ name: 'mf-maps', before: '1', after: '2', team: 'maps', commit: '3333333' },
            publishedAt: '2026-11-27T17:00:00.000Z',
          },
          { name: 'mf-old', before: '1' },
          { name: 'mf-new', after: '1' },
        ],
        request: {
          ...{ at: AT, action: 'activate', subject: 'mf-press@2, mf-maps@2', team: 'press' },
          ...{ key: '91ab34cd56ef7890', commit: '4444444', reason: 'Weil' },
        },
      },
    });
  });

  it('[0169] names a remote that moved to another kit, and no other', () => {
    const on = (kit: string) =>
      ['shared-ui', 'shared-ui-18', 'mf-maps', 'mf-press'].map((name) => ({
        ...{ name, version: '1', sequence: 1, manifest: '', liveSince: AT },
        kind: name.startsWith('mf-') ? ('remote' as const) : ('kit' as const),
        ...(name.startsWith('mf-') && { kit: name === 'mf-press' ? kit : 'shared-ui' }),
      }));
    const [before, after] = [on('shared-ui'), on('shared-ui-18')].map((releases, index) => ({
      ...liveSet(`${index + 1}-aaaaaaaa`, 'activate mf-press 1 on shared-ui-18', {}),
      releases,
    }));
    const liveSets = [before, after].filter((set) => set !== undefined);
    const change = describeChange(state('1-aaaaaaaa', '1-a'), state('2-aaaaaaaa', '1-a'), {
      ...SOURCES,
      liveSets,
    });
    expect(change.liveSet?.releases).toEqual([
      expect.objectContaining({ name: 'mf-press', after: '1', kits: ['shared-ui', 'shared-ui-18'] }),
    ]);
  });

  it('names content by its load, and both if a state changed both', () => {
    const log = [
      load(5, '7-c', '2026-11-27T17:59:59.000Z'),
      load(4, '6-b', '2026-11-27T17:50:00.000Z'),
      load(3, '6-b', '2026-11-27T17:59:58.000Z', { outcome: 'refused' }),
    ];
    const { content, liveSet: releases } = describeChange(
      state('1-aaaaaaaa', '5-a'),
      state('2-bbbbbbbb', '7-c'),
      { ...SOURCES, log },
    );
    expect(content).toEqual({
      before: '5-a',
      after: '7-c',
      requests: [
        {
          ...{ at: '2026-11-27T17:59:59.000Z', action: 'load-content', team: 'team-5', commit: 'c0ffee0' },
          ...{ subject: 'content of mf-jobs (2 files)', reason: 'Neue Stellen' },
        },
      ],
    });
    expect(releases?.releases.map(({ name }) => name)).toContain('mf-press');
    // Without an entry, it still says what the live set says.
    expect(releases).toMatchObject({ reason: 'activate mf-press, mf-maps' });
    expect(releases).not.toHaveProperty('request');
  });

  it('names several loads if they were noticed as one', () => {
    const log = [
      load(7, '8-d', '2026-11-27T18:00:03.000Z'),
      load(6, '7-c', '2026-11-27T17:59:59.500Z'),
      load(5, '6-b', '2026-11-27T17:59:59.000Z'),
      load(4, '5-a', '2026-11-27T17:59:58.500Z'),
    ];
    const { content } = describeChange(state('1-aaaaaaaa', '5-a'), state('1-aaaaaaaa', '7-c'), {
      ...SOURCES,
      log,
    });
    expect(content?.requests.map(({ team }) => team)).toEqual(['team-5', 'team-6']);
  });

  it('names no load for a page that changed with the date, nor for a load without an entry', () => {
    const log = [load(4, '5-a', '2026-11-27T17:59:59.000Z')];
    const sources = { ...SOURCES, log };
    const byDate = describeChange(state('1-aaaaaaaa', '5-a', 'x'), state('1-aaaaaaaa', '5-a', 'y'), sources);
    expect(byDate).toEqual({ at: AT, content: { before: '5-a', after: '5-a', requests: [] } });
    const unknown = describeChange(state('1-aaaaaaaa', '5-a'), state('1-aaaaaaaa', '6-b', null), sources);
    expect(unknown).toEqual({ at: AT, content: { before: '5-a', after: '6-b', requests: [] } });
  });
});
