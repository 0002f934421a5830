import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { type Choice, oneOfEachBlock, someOfEachKind } from '../site/first-touch/choice.ts';
import { findPages } from '../site/first-touch/find-pages.ts';
import {
  allRows,
  failuresOf,
  PARTS,
  rowsOf,
  storeRows,
  tableOf,
  writeDocument,
} from '../site/first-touch/report.ts';
import { type Result, type SweepOptions, sweep } from '../site/first-touch/sweep.ts';
import { type Line, Visitor } from '../site/first-touch/visit.ts';
import { WAYS, type Way } from '../site/first-touch/ways.ts';
import { expect, test } from '../site/test.ts';

/*
 * Compares the first touch of each control of blocks that hydrate late with the same touch in a hydrated block.
 * `FIRST_TOUCH=every` includes controls that differ from others only in their content. `FIRST_TOUCH_DOCS=write` also writes
 * docs/first-touch.md.
 */
const [CHOICE, ELEMENTS]: [Choice, string] =
  process.env.FIRST_TOUCH === 'every'
    ? [(controls) => [...controls], 'every interactive element']
    : [someOfEachKind(2), 'two interactive elements of each kind'];
const LINES: Line[] = ['slow', 'at once'];
/** The sample's pages take turns. */
const SAMPLE_WAYS: Way[] = ['click', 'touch'];

interface SweepSite {
  browser: Browser;
  siteUrl: string;
  storageState: unknown;
}

/** Sweeps pages that together contain every type of late block. */
async function sweepSite(
  { browser, siteUrl, storageState }: SweepSite,
  options: Pick<SweepOptions, 'way' | 'lines' | 'choose'>,
  isSwept: (index: number) => boolean = () => true,
): Promise<Result[]> {
  const visitor = await Visitor.start(browser, options.way, siteUrl, String(storageState));
  const results: Result[] = [];
  for (const [index, page] of (await findPages(siteUrl)).entries()) {
    if (isSwept(index)) results.push(...(await sweep(visitor, { ...page, ...options })));
  }
  await visitor.close();
  return results;
}

/** Each way of the sample takes every eighth page, and each part of the sweep every fourth. */
const SAMPLE_STEP = 8;

test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.devtools);

for (const [turn, way] of SAMPLE_WAYS.entries()) {
  test(`[VI6] [FO5] a first ${way} on a control does what the second does, on a sample of the late blocks @full`, async ({
    browser,
    siteUrl,
    storageState,
  }) => {
    const results = await sweepSite(
      { browser, siteUrl, storageState },
      { way, lines: ['at once'], choose: oneOfEachBlock },
      (index) => index % SAMPLE_STEP === turn,
    );
    expect(results.length).toBeGreaterThan(0);
    expect(failuresOf(results)).toEqual([]);
  });
}

for (const way of WAYS) {
  for (const part of PARTS) {
    test(`[VI6] [FO5] every first touch by ${way} does what the second does, part ${part + 1} @full`, async ({
      browser,
      siteUrl,
      storageState,
    }) => {
      test.setTimeout(3 * 3_600_000);
      const results = await sweepSite(
        { browser, siteUrl, storageState },
        { way, lines: LINES, choose: CHOICE },
        (index) => index % PARTS.length === part,
      );
      const directory = join(test.info().project.outputDir, 'first-touch');
      storeRows(directory, way, part, results);
      const rows = allRows(directory);
      console.log(tableOf(rows ?? rowsOf(way, results)));
      if (rows && process.env.FIRST_TOUCH_DOCS === 'write') writeDocument(rows, ELEMENTS);
      expect(failuresOf(results)).toEqual([]);
    });
  }
}
