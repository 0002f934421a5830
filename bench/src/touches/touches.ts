import type { Browser } from '@playwright/test';
import { reasonOf } from '@stadtraum/contracts/errors';
import { percentile } from '../figures/medians.ts';
import type { Control } from './in-page.ts';
import { listControls, measureTouch, type Touch } from './measure-touch.ts';

/** The first touch of one control on both sites. */
export interface TouchedControl {
  path: string;
  label: string;
  composed: Touch;
  monolith: Touch;
}

export interface Touches {
  /** Controls that the pages have. */
  found: number;
  /** Those that were touched: a sample if there are many. */
  controls: TouchedControl[];
}

/** The share of first touches that a target covers. */
export const TARGET_SHARE = 0.75;

/**
 * Touches controls of islands, each on a fresh page, on both sites in turn.
 *
 * @param maxTouches the maximum number of controls on each page
 */
export async function measureTouches(
  browser: Browser,
  origins: { composed: string; monolith: string },
  paths: readonly string[],
  maxTouches: number,
  log: (line: string) => void,
): Promise<Touches> {
  const controls: TouchedControl[] = [];
  let found = 0;
  /** A page that does not load counts as a touch without an interaction, and does not end the run. */
  const touch = (url: string, control: Control) =>
    measureTouch(browser, url, control).catch((error): Touch => {
      log(`failed on ${url}: ${reasonOf(error)}`);
      return { inp: undefined, answered: undefined };
    });
  for (const path of paths) {
    const all = await listControls(browser, origins.composed + path);
    const chosen = spread(all, maxTouches);
    found += all.length;
    for (const [index, control] of chosen.entries()) {
      log(`touch ${index + 1} of ${chosen.length} (${all.length}) on ${path}: ${control.label}`);
      controls.push({
        path,
        label: control.label,
        composed: await touch(origins.composed + path, control),
        monolith: await touch(origins.monolith + path, control),
      });
    }
  }
  return { found, controls };
}

/** At most `count` entries, at equal distances. */
export function spread<Entry>(entries: readonly Entry[], count: number): Entry[] {
  if (entries.length <= count) return [...entries];
  return Array.from(
    { length: count },
    (_, index) => entries[Math.floor((index * entries.length) / count)],
  ).filter((entry) => entry !== undefined);
}

export interface TouchSummary {
  /** Touches with an interaction that the browser saw. */
  touched: number;
  /** Controls that something covers, so that a visitor cannot touch them either. */
  covered: number;
  /** Touches in which the browser saw no interaction. */
  unanswered: number;
  /** INP in ms. */
  inp: number;
  slowestInp: number;
  /** From the touch to the hydrated island, in ms, where it hydrated. */
  answered: number;
}

/** Summarizes a site's touches; times are those that `TARGET_SHARE` of the touches do not exceed. */
export function summarizeTouches(touches: readonly Touch[]): TouchSummary {
  const observed = touches.filter((touch) => touch !== undefined);
  const inp = observed.flatMap((touch) => touch.inp ?? []);
  return {
    touched: inp.length,
    covered: touches.length - observed.length,
    unanswered: observed.length - inp.length,
    inp: percentile(inp, TARGET_SHARE),
    slowestInp: percentile(inp, 1),
    answered: percentile(
      observed.flatMap((touch) => touch.answered ?? []),
      TARGET_SHARE,
    ),
  };
}
