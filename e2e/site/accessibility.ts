import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from './firefox.ts';

/** Colour schemes that a visitor's system may prefer. */
export const SCHEMES = ['light', 'dark'] as const;
/** Window widths in pixels: a phone, and a window with the mega menu. */
export const WIDTHS = [390, 1600] as const;
/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
export const ZOOMED_WINDOW = { width: 320, height: 256 };

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
 * Fails if axe finds a problem on the current page in a window of 320 × 256 px, if the page scrolls horizontally there, or if a
 * visible control cannot be scrolled into the window. Colours are those of a phone.
 */
export async function expectUsableWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED_WINDOW);
  await page.evaluate(waitForAnimations);
  expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  expect(await page.evaluate(structureFindings)).toEqual([]);
  expect(await page.evaluate(unreachableControls)).toEqual([]);
}

/**
 * Fails if axe finds a problem on the current page in forced colours, or if a control cannot be seen: in the window as it is, or on the
 * whole page.
 */
export async function expectVisibleInForcedColours(page: Page, seen: 'window' | 'page'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.evaluate(waitForAnimations);
  // Axe compares the page's own colours, which are not shown.
  expect(await axeFindings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
  const height = seen === 'page' ? await page.evaluate(() => document.documentElement.scrollHeight) : 1;
  // Windows overlap, so that each control is whole in one of them.
  const step = (page.viewportSize()?.height ?? 0) * 0.7;
  for (let top = 0; top < height; top += step) {
    if (seen === 'page') await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
    expect(await page.evaluate(unseenControls, picture.toString('base64'))).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
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

/** One line per element that violates a rule. @param exceptions rules that do not apply */
async function axeFindings(page: Page, exceptions: string[] = []): Promise<string[]> {
  const disabled = Object.fromEntries(exceptions.map((rule) => [rule, { enabled: false }]));
  const options = { ...OPTIONS, rules: { ...OPTIONS.rules, ...disabled } };
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze();
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

/**
 * Waits for the end of every finite animation. Runs in the page. Asks again in each frame: when a resize gives an animation a scroll
 * timeline, its `finished` promise never settles.
 */
async function waitForAnimations(): Promise<void> {
  const isRunning = ({ effect, playState, timeline }: Animation) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  do await nextFrame();
  while (document.getAnimations().some(isRunning));
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

/**
 * Controls that are visible, but that scrolling does not bring into the window: they are cut off, or something covers them. Runs in
 * the page.
 */
function unreachableControls(): string[] {
  const [x, y] = [scrollX, scrollY];
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].findLast((each) =>
    each.checkVisibility(),
  );
  const controls = (dialog ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const findings: string[] = [];
  for (const control of controls) {
    const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Pins of a map may overlap, and its frame cuts them off; the list beside it offers the same. Traps for robots are hidden. A slider
    // moves the slides beside the current one into view.
    const isElsewhere = control.closest(
      '[inert], [aria-hidden="true"], [data-map] figure, [data-slide]:not([data-active])',
    );
    if (!isVisible || isElsewhere) continue;
    control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    // What is scrolled here cannot be scrolled by visitors.
    for (let frame = control.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflowY === 'hidden') frame.scrollTop = 0;
    const { top, width, height } = control.getBoundingClientRect();
    // Visually hidden, such as the skip link until it has the focus.
    const isHidden = getComputedStyle(control).clipPath !== 'none';
    if (isHidden || width < 8 || height < 8 || top + height <= 0) continue;
    // The lines of a link are separate; a control larger than the window shows its beginning or its end.
    const points = [...control.getClientRects()].flatMap((line) =>
      [0.5, 0.1, 0.9].flatMap((across) =>
        [0.5, 0.1, 0.9].map((down) => [line.left + line.width * across, line.top + line.height * down]),
      ),
    );
    const isReachable = points.some(([across = 0, down = 0]) => {
      const hit = document.elementFromPoint(across, down);
      // An open list covers what is below it until Escape closes it.
      return (
        hit?.closest('label')?.control === control ||
        control.contains(hit) ||
        hit?.closest('[role="listbox"], [data-tab-bar][open]')
      );
    });
    if (!isReachable) findings.push(`cut off or covered: ${control.outerHTML.slice(0, 160)}`);
  }
  scrollTo({ left: x, top: y, behavior: 'instant' });
  return findings;
}

/**
 * Controls within the window whose picture has no two colours with a contrast of 3:1 (WCAG 1.4.11). Runs in the page.
 *
 * @param screenshot the window as a PNG, in Base64
 */
async function unseenControls(screenshot: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(screenshot), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('the browser cannot draw');
  context.drawImage(picture, 0, 0);
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const contrastIn = (left: number, top: number, width: number, height: number) => {
    const { data } = context.getImageData(left, top, width, height);
    let [darkest, lightest] = [1, 0];
    for (let index = 0; index < data.length; index += 4) {
      const channel = (offset: number) => linear(data[index + offset] ?? 0);
      const luminance = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
    return (lightest + 0.05) / (darkest + 0.05);
  };
  const findings: string[] = [];
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const isInWindow = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (!isInWindow || width < 8 || height < 8 || !control.checkVisibility({ visibilityProperty: true }))
      continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(control.contains(hit) || hit.closest('label')?.control === control)) continue;
    const contrast = contrastIn(Math.floor(left), Math.floor(top), Math.ceil(width), Math.ceil(height));
    if (contrast < 3) findings.push(`contrast ${contrast.toFixed(1)}: ${control.outerHTML.slice(0, 160)}`);
  }
  return findings;
}
