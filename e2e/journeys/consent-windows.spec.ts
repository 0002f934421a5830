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
import { expect, test } from '../site/test.ts';

const ASKING_PAGE = '/presse/mediathek';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use({ storageState: { cookies: [], origins: [] } });

const DECISIONS = [
  { name: 'Alle akzeptieren', stored: ['necessary', 'maps'], isMapShown: true },
  { name: 'Alle ablehnen', stored: ['necessary'], isMapShown: false },
] as const;

for (const decision of DECISIONS) {
  test(`[VI11] “${decision.name}” in one window ends the question in the other @full`, async ({
    page,
    context,
    watch,
  }) => {
    const other = await secondWindow(page, watch);
    await Promise.all([page.goto(ASKING_PAGE), other.goto(ASKING_PAGE)]);
    await Promise.all([expect(question(page)).toBeVisible(), expect(question(other)).toBeVisible()]);
    await press(page, decision.name);
    await expect(question(other)).toBeHidden(AT_ONCE);
    expect(await storedChoice(context)).toEqual(decision.stored);
  });
}

for (const { name, stored, isMapShown } of DECISIONS) {
  test(`[VI11] “${name}” in one window ends the question behind the other’s open settings, which show it @full`, async ({
    page,
    context,
    watch,
  }) => {
    const other = await secondWindow(page, watch);
    await Promise.all([page.goto(ASKING_PAGE), other.goto(ASKING_PAGE)]);
    await question(other).getByRole('button', { name: 'Einstellungen' }).click();
    const maps = settings(other).getByRole('checkbox', { name: /Karten/ });
    await expect(maps).not.toBeChecked();
    await press(page, name);
    await expect(question(other)).toBeHidden(AT_ONCE);
    await expect(maps).toBeChecked({ ...AT_ONCE, checked: isMapShown });
    // Closed without a decision, they change nothing.
    await other.keyboard.press('Escape');
    await expect(settings(other)).toBeHidden();
    expect(await storedChoice(context)).toEqual(stored);
  });
}

for (const first of DECISIONS) {
  for (const second of DECISIONS) {
    for (const from of ['the same window', 'the other window'] as const) {
      test(`[VI11] [R4.3-2] a map follows “${first.name}” and then “${second.name}” from ${from} @full`, async ({
        page,
        watch,
      }) => {
        const visitor = await secondWindow(page, watch);
        const third = await secondWindow(page, watch);
        await Promise.all([page.goto('/standorte'), visitor.goto(ASKING_PAGE), third.goto('/impressum')]);
        await map(page).scrollIntoViewIfNeeded();
        await expect(map(page).getByRole('button', { name: 'Einmal laden' })).toBeVisible();
        await expect(question(visitor)).toBeVisible();

        await press(visitor, first.name);
        await expectMap(page, first.isMapShown);
        const decider = from === 'the same window' ? visitor : third;
        await openSettings(decider);
        await settings(decider).getByRole('button', { name: second.name }).click();
        await expectMap(page, second.isMapShown);
      });
    }
  }
}

for (const choice of ['Einmal laden', 'Immer laden']) {
  test(`[VI11] “${choice}” in one window, withdrawn in the other and given again @full`, async ({
    page,
    watch,
  }) => {
    const other = await secondWindow(page, watch);
    await Promise.all([page.goto('/standorte'), other.goto('/standorte')]);
    for (const window of [page, other]) await map(window).scrollIntoViewIfNeeded();
    await map(page).getByRole('button', { name: choice }).click();
    await expectMap(page, true);
    // What is allowed once is allowed on this page only.
    await expectMap(other, choice === 'Immer laden');
    for (let round = 0; round < 2; round += 1) {
      await openSettings(other);
      await settings(other).getByRole('button', { name: 'Alle ablehnen' }).click();
      await Promise.all([expectMap(page, false), expectMap(other, false)]);
      await map(page).getByRole('button', { name: choice }).click();
      await expectMap(page, true);
    }
  });
}

test('[VI11] settings that are open show what was decided in the other window, and decide after it @full', async ({
  page,
  context,
  watch,
}) => {
  const other = await secondWindow(page, watch);
  await Promise.all([page.goto('/standorte'), other.goto('/standorte')]);
  await map(other).scrollIntoViewIfNeeded();
  await openSettings(page);
  const maps = settings(page).getByRole('checkbox', { name: /Karten/ });
  await expect(maps).not.toBeChecked();

  await map(other).getByRole('button', { name: 'Immer laden' }).click();
  await expect(maps).toBeChecked(AT_ONCE);
  await expectMap(other, true);
  await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(settings(page)).toBeHidden();
  await expectMap(other, false);
  expect(await storedChoice(context)).toEqual(['necessary']);
});
