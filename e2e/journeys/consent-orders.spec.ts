import type { Page } from '@playwright/test';
import { storedChoice } from '../site/consent-choice.ts';
import {
  AT_ONCE,
  expectMap,
  map,
  openSettings,
  question,
  secondWindow,
  settings,
} from '../site/consent-journeys.ts';
import { testOnDedicatedSite } from '../site/dedicated-site.ts';
import { expect } from '../site/test.ts';

/** A site that counts visits, so that every page asks, and maps and statistics can be decided on separately. */
const test = testOnDedicatedSite(() => ({ env: { ANALYTICS: 'on' } }));

test.use({ storageState: { cookies: [], origins: [] } });

/** What visitors decide in the settings. */
const DECISIONS = [
  { name: 'everything', button: 'Alle akzeptieren', maps: true, statistics: true },
  { name: 'nothing', button: 'Alle ablehnen', maps: false, statistics: false },
  { name: 'maps only', button: 'Auswahl speichern', maps: true, statistics: false },
  { name: 'statistics only', button: 'Auswahl speichern', maps: false, statistics: true },
] as const;
type Decision = (typeof DECISIONS)[number];

/** Two windows: one shows a map, the other whether visits are counted. */
interface Windows {
  map: Page;
  statistics: Page;
}
const WINDOWS = ['map', 'statistics'] as const;
const STEPS = WINDOWS.flatMap((window) => DECISIONS.map((decision) => ({ window, decision })));

for (const first of STEPS) {
  test(`[VI11] after “${first.decision.name}” in the window with ${first.window}, each decision in each window is right in both @full`, async ({
    page,
    watch,
  }) => {
    const windows = await openWindows(page, watch);
    for (const second of STEPS) {
      // The first finds the other window's settings closed, the second open.
      await decide(windows[first.window], first.decision);
      await expectDecision(windows, first.decision, `${first.decision.name} before ${second.decision.name}`);
      const other = windows[second.window === 'map' ? 'statistics' : 'map'];
      await openSettings(other);
      await decide(windows[second.window], second.decision);
      const order = `${second.decision.name} in the window with ${second.window}`;
      await expectDecision(windows, second.decision, order);
      await expectSwitches(other, second.decision, order);
      await other.keyboard.press('Escape');
      await expect(settings(other)).toBeHidden();
    }
  });
}

/** Decisions outside the settings, by a visitor who has not decided yet. */
const FIRST_DECISIONS = [
  {
    name: '“Alle akzeptieren” in the region',
    window: 'map',
    press: (page: Page) => question(page).getByRole('button', { name: 'Alle akzeptieren' }).click(),
    result: { maps: true, statistics: true },
  },
  {
    name: '“Alle ablehnen” in the region',
    window: 'statistics',
    press: (page: Page) => question(page).getByRole('button', { name: 'Alle ablehnen' }).click(),
    result: { maps: false, statistics: false },
  },
  {
    name: '“Immer laden” on the map',
    window: 'map',
    press: (page: Page) => map(page).getByRole('button', { name: 'Immer laden' }).click(),
    result: { maps: true, statistics: false },
  },
  {
    name: 'the link that stops the statistics',
    window: 'statistics',
    press: (page: Page) => stopLink(page).click(),
    result: { maps: false, statistics: false },
  },
] as const;

for (const { name, window, press, result } of FIRST_DECISIONS) {
  test(`[VI11] [R2.11-20] ${name} ends the question in both windows, and every later decision is right in both @full`, async ({
    page,
    watch,
  }) => {
    const windows = await openWindows(page, watch);
    for (const each of Object.values(windows)) await expect(question(each)).toBeVisible();
    await map(windows.map).scrollIntoViewIfNeeded();
    await press(windows[window]);
    for (const each of Object.values(windows)) await expect(question(each)).toBeHidden(AT_ONCE);
    await expectDecision(windows, result, name);
    for (const step of STEPS) {
      await decide(windows[step.window], step.decision);
      await expectDecision(windows, step.decision, `${step.decision.name} after ${name}`);
    }
  });
}

test('[VI11] [R2.11-20] the link that stops the statistics leaves a map that the other window has loaded once, until everything is refused @full', async ({
  page,
  watch,
}) => {
  const windows = await openWindows(page, watch);
  await decide(windows.statistics, DECISIONS[3]);
  await expectDecision(windows, DECISIONS[3], 'statistics only');
  await map(windows.map).getByRole('button', { name: 'Einmal laden' }).click();
  await expectDecision(windows, { maps: true, statistics: true }, 'loaded once');
  await stopLink(windows.statistics).click();
  await expectDecision(windows, { maps: true, statistics: false }, 'stopped');
  // The map ends at once or not at all.
  await windows.map.waitForTimeout(1_500);
  await expectMap(windows.map, true);
  await decide(windows.statistics, DECISIONS[1]);
  await expectDecision(windows, DECISIONS[1], 'nothing');
});

test('[VI11] [R2.11-20] the link that stops the statistics leaves the other window’s map, and its open settings show it @full', async ({
  page,
  context,
  watch,
}) => {
  const windows = await openWindows(page, watch);
  await decide(windows.map, DECISIONS[0]);
  await expectDecision(windows, DECISIONS[0], 'everything');
  await openSettings(windows.map);
  await stopLink(windows.statistics).click();
  const result = { maps: true, statistics: false };
  await expectDecision(windows, result, 'stopped');
  await expectSwitches(windows.map, result, 'stopped');
  expect(await storedChoice(context)).toEqual(['necessary', 'maps']);
});

async function openWindows(page: Page, watch: { page(page: Page): void }): Promise<Windows> {
  const windows = { map: page, statistics: await secondWindow(page, watch) };
  await Promise.all([windows.map.goto('/standorte'), windows.statistics.goto('/datenschutz')]);
  await map(windows.map).scrollIntoViewIfNeeded();
  await windows.statistics.getByRole('region', { name: 'Statistik' }).scrollIntoViewIfNeeded();
  await expectMap(windows.map, false);
  return windows;
}

/** Decides in the settings, which are opened unless they are open. */
async function decide(page: Page, { maps, statistics, button }: Decision): Promise<void> {
  if (await settings(page).isHidden()) await openSettings(page);
  if (button === 'Auswahl speichern') {
    await switchOf(page, /Karten/).setChecked(maps, { force: true });
    await switchOf(page, /Statistik/).setChecked(statistics, { force: true });
  }
  await settings(page).getByRole('button', { name: button }).click();
  await expect(settings(page)).toBeHidden();
}

interface Result {
  maps: boolean;
  statistics: boolean;
}

async function expectDecision(windows: Windows, { maps, statistics }: Result, message: string) {
  await Promise.all([
    expectMap(windows.map, maps, message),
    expect(
      windows.statistics.getByRole('region', { name: 'Statistik' }).getByRole('status'),
      message,
    ).toHaveText(`Zurzeit werden Ihre Besuche ${statistics ? '' : 'nicht '}gezählt.`, AT_ONCE),
  ]);
}

async function expectSwitches(page: Page, { maps, statistics }: Result, message: string): Promise<void> {
  await expect(switchOf(page, /Karten/), message).toBeChecked({ ...AT_ONCE, checked: maps });
  await expect(switchOf(page, /Statistik/), message).toBeChecked({ ...AT_ONCE, checked: statistics });
}

function stopLink(page: Page) {
  return page.getByRole('link', { name: 'Besuche nicht mehr zählen' });
}

function switchOf(page: Page, name: RegExp) {
  return settings(page).getByRole('checkbox', { name });
}
