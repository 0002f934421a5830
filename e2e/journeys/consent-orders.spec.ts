import type { Page } from '@playwright/test';
import { AT_ONCE, expectMap, map, openSettings, secondWindow, settings } from '../site/consent-journeys.ts';
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
    test.setTimeout(120_000);
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

function switchOf(page: Page, name: RegExp) {
  return settings(page).getByRole('checkbox', { name });
}
