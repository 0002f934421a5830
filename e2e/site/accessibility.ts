import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How a visitor's system may want pages to look. */
export const SCHEMES = ['light', 'dark'] as const;
/** Pixels: a phone, and a window with the mega menu. */
export const WIDTHS = [390, 1600] as const;

/**
 * Fails on what axe finds on the page as it stands, in light and dark, on a structure that is not that of one document, and when
 * the page can be scrolled sideways. Animations that have begun are awaited.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(untilStill);
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(structureFindings)).toEqual([]);
}

/**
 * Axe's own selection with its best practices, and the size of targets (WCAG 2.2). It is asked for violations only, and in the page
 * itself (“legacy mode”): what it has to say of all that is in order takes four times as long to put together. That mode leaves
 * out what stands in frames of other origins, which is not ours.
 */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** A line for each rule that is broken. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode(true).analyze();
  const findings: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, any, target } of nodes) {
      if (id === 'target-size' && (await isOnMap(page, String(target[0])))) continue;
      findings.push(`${id}: ${html} ${any.map(({ message }) => message).join(' ')}`);
    }
  }
  return findings;
}

/** Pins may lie upon each other: the list beside the map does the same, which WCAG 2.5.8 allows as “equivalent”. */
function isOnMap(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[data-map]') !== null);
}

/** Waits for the end of every animation that has one. Runs in the page. */
async function untilStill(): Promise<void> {
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  const running = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** What makes several documents of one: ids and headings of blocks that do not know each other. Runs in the page. */
function structureFindings(): string[] {
  const findings: string[] = [];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    findings.push(`id ${id} stands more than once`);

  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const first = headings.filter(({ tagName }) => tagName === 'H1');
  if (first.length !== 1) findings.push(`${first.length} headings of rank 1`);
  const main = headings.filter((heading) => heading.closest('main'));
  const ranks = main.map(({ tagName }) => Number(tagName.slice(1)));
  main.forEach(({ textContent }, index) => {
    const [rank = 0, before = 0] = [ranks[index], ranks[index - 1]];
    if (rank > before + 1) findings.push(`h${rank} “${textContent}” follows h${before}`);
  });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) findings.push(`${scrollWidth - clientWidth} px to scroll sideways`);
  return findings;
}
