import type { ContentEntry, ServersEntry } from '../store/history-store.ts';
import { statesOf } from './page-states.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-01T00:00:00.000Z');
const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();
const liveSet = (hours: number, id: string) => ({ id, createdAt: at(hours) });
const content = (hours: number, pages: ContentEntry['pages']): ContentEntry => ({
  ...{ kind: 'content', number: hours, at: at(hours), revision: `r${hours}`, pages, bytes: {} },
});
const servers = (hours: number, ...versions: string[]): ServersEntry => ({
  ...{ kind: 'servers', number: hours, at: at(hours), servers: versions },
});

/** Each state as `<hour> <live set> <revision> <page> <servers>`. */
function linesOf(sources: Parameters<typeof statesOf>[1], from = 0, to = 100): string[] {
  const states = statesOf('/a', sources, START + from * HOUR_MS, START + to * HOUR_MS);
  return states.map((state) =>
    [
      (Date.parse(state.at) - START) / HOUR_MS,
      ...[state.liveSet, state.revision, state.page, state.servers.join('+')],
    ].join(' '),
  );
}

describe('[0167] states of a page', () => {
  const sources = {
    liveSets: [liveSet(0, 's1'), liveSet(3, 's2'), liveSet(6, 's3')],
    content: [content(1, { '/a': 'p1', '/b': 'p9' }), content(4, { '/b': 'p8' }), content(5, { '/a': 'p2' })],
    servers: [servers(2, 'v1'), servers(7, 'v1', 'v2')],
  };

  it('begin with each change of the live set, of the page and of the servers, and with nothing else', () => {
    expect(linesOf(sources)).toEqual([
      '1 s1 r1 p1 ',
      '2 s1 r1 p1 v1',
      '3 s2 r1 p1 v1',
      '5 s2 r5 p2 v1',
      '6 s3 r5 p2 v1',
      '7 s3 r5 p2 v1+v2',
    ]);
  });

  it('are those from the one that was valid at the start to the one at the end', () => {
    expect(linesOf(sources, 3.5, 5)).toEqual(['3 s2 r1 p1 v1', '5 s2 r5 p2 v1']);
    expect(linesOf(sources, 3, 3)).toEqual(['3 s2 r1 p1 v1']);
    expect(linesOf(sources, 0, 0.5)).toEqual([]);
  });

  it('do not repeat a state that says the same, and do not contain one that had no duration', () => {
    expect(
      linesOf({ ...sources, content: [content(1, { '/a': 'p1' }), content(5, { '/a': 'p1' })] }),
    ).toEqual(['1 s1 r1 p1 ', '2 s1 r1 p1 v1', '3 s2 r1 p1 v1', '6 s3 r1 p1 v1', '7 s3 r1 p1 v1+v2']);
    expect(
      linesOf({ liveSets: [liveSet(0, 's1'), liveSet(5, 's2')], content: sources.content, servers: [] }),
    ).toEqual(['1 s1 r1 p1 ', '5 s2 r5 p2 ']);
  });
});
