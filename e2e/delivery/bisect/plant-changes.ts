import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Release, readRelease } from '../../faults/stage/releases.ts';
import { REPOSITORY, type Site } from '../../site/site.ts';
import { addTeam, commitFor, type Origin, type Team } from './team.ts';
import { BLOCKS, changedRelease, type Fault, MAPS, PATH, PRESS, pageContent } from './test-page.ts';

/** What a change consists of: releases of these remotes in one switch, or content. */
type Kind = readonly string[] | 'content';

/** How each fault comes to the page. */
const KINDS: Readonly<Record<Fault, Kind>> = {
  text: [BLOCKS],
  axe: [BLOCKS],
  phone: [PRESS, MAPS],
  heading: 'content',
  size: 'content',
};
/** Changes without a fault, in turn. */
const HARMLESS: readonly Kind[] = [[BLOCKS], 'content', [PRESS], [MAPS]];

/** A change with a fault, as bisect should name it. */
export interface PlantedChange extends Origin {
  /** Team that activated or loaded it. */
  team: string;
  /** Versions before and after, with the team that published them; none for content. */
  releases: { name: string; before: string; after: string; team: string; commit: string }[];
  /** Revision of the content; undefined for releases. */
  revision?: string;
}

export interface PlantedChanges {
  /** Instant (RFC 3339) before the changes, at which the page is as it should be. */
  from: string;
  planted: ReadonlyMap<Fault, PlantedChange>;
}

/**
 * Publishes a page, then changes releases and content of it as often as asked, with some faults among the changes. Each stays.
 *
 * @param faults number of the change that brings each fault, from 1 on
 */
export async function plantChanges(
  site: Site,
  count: number,
  faults: Readonly<Partial<Record<Fault, number>>>,
): Promise<PlantedChanges> {
  const remotes = [BLOCKS, PRESS, MAPS];
  const teams = new Map<string, Team>();
  const live = new Map<string, Release>();
  const built = new Map<string, Release>();
  for (const remote of remotes) {
    teams.set(remote, await addTeam(site, remote.replace('mf-', ''), [remote]));
    const release = await readRelease(join(REPOSITORY, remote, 'release'));
    built.set(remote, release);
    live.set(remote, release);
  }
  const everything = await addTeam(site, 'editors', remotes);
  const present = new Set<Fault>();
  const planted = new Map<Fault, PlantedChange>();

  await content(0);
  const from = new Date().toISOString();
  for (let number = 1; number <= count; number += 1) {
    const fault = (Object.keys(faults) as Fault[]).find((name) => faults[name] === number);
    const kind = fault ? KINDS[fault] : (HARMLESS[number % HARMLESS.length] ?? 'content');
    if (fault) present.add(fault);
    const change = kind === 'content' ? await content(number) : await release(number, kind);
    if (fault) planted.set(fault, change);
  }
  return { from, planted };

  async function release(number: number, names: readonly string[]): Promise<PlantedChange> {
    const origin = originOf(number);
    const releases = names.map((name) => changedRelease(of(built, name), number, present));
    const changed = [];
    for (const next of releases) {
      const { name, version } = next.manifest;
      const commit = commitFor(`${name} ${number}`);
      const team = of(teams, name);
      await team.publish(next, { ...origin, commit });
      const before = of(live, name).manifest.version;
      changed.push({ name, before, after: version, team: team.name, commit });
      live.set(name, next);
    }
    const team = names.length === 1 ? of(teams, names[0] ?? '') : everything;
    await team.activate(releases, origin);
    return { ...origin, team: team.name, releases: changed };
  }

  async function content(number: number): Promise<PlantedChange> {
    const origin = originOf(number);
    const revision = await everything.loadContent(BLOCKS, pageContent(number, present), origin);
    await untilNoticed(site, revision);
    return { ...origin, team: everything.name, releases: [], revision };
  }
}

function originOf(number: number): Origin {
  return { commit: commitFor(`change ${number}`), reason: `Änderung ${number}` };
}

/** Waits until the registry's history has this content of the page. */
async function untilNoticed({ registryUrl }: Site, revision: string): Promise<void> {
  const query = new URLSearchParams({ path: PATH, from: '2026-01-01T00:00:00Z' });
  await expect
    .poll(
      async () => {
        const history = await (await fetch(`${registryUrl}/history?${query}`)).json();
        return (history as { states?: { revision: string }[] }).states?.at(-1)?.revision;
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(revision);
}

function of<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}
