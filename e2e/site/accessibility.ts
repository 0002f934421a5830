import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from './firefox.ts';

/** Colour schemes that a visitor's system may prefer. */
export const SCHEMES = ['light', 'dark'] as const;
/** Window widths in pixels: a phone, and a window with the mega menu. */
export const WIDTHS = [390, 1600] as const;

/**
 * Fails if axe finds a problem on the current page in light or dark mode, if the document's structure is broken, or if the
 * page scrolls horizontally. Waits for running animations.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Playwright cannot change Firefox's colour scheme (decision 0136).
  for (const colorScheme of isFirefox(page.context()) ? [SCHEMES[0]] : SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(waitForAnimations);
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(structureFindings)).toEqual([]);
}

/**
 * Axe's default rules, including its best practices, plus the target size rule from WCAG 2.2. Reports only violations and runs
 * in the page itself ("legacy mode"), because a full report takes four times as long. Legacy mode ignores frames
 * from other origins, which are not part of the site.
 */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** One line per element that violates a rule. */
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

/** Pins may overlap: the list beside the map offers the same actions, an “equivalent” that WCAG 2.5.8 accepts. */
function isOnMap(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[data-map]') !== null);
}

/** Waits for the end of every finite animation. Runs in the page. */
async function waitForAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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

/** Structural conflicts between blocks: duplicate ids, misplaced headings. Runs in the page. */
function structureFindings(): string[] {
  const findings: string[] = [];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    findings.push(`duplicate id ${id}`);

  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const levelOne = headings.filter(({ tagName }) => tagName === 'H1');
  if (levelOne.length !== 1) findings.push(`${levelOne.length} headings of level 1`);
  const inMain = headings.filter((heading) => heading.closest('main'));
  const ranks = inMain.map(({ tagName }) => Number(tagName.slice(1)));
  inMain.forEach(({ textContent }, index) => {
    const [rank = 0, previous = 0] = [ranks[index], ranks[index - 1]];
    if (rank > previous + 1) findings.push(`h${rank} “${textContent}” follows h${previous}`);
  });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) findings.push(`${scrollWidth - clientWidth} px of horizontal overflow`);
  return findings;
}
