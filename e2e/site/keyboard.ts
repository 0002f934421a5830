import { expect, type Locator, type Page } from '@playwright/test';

/** How often Tab is pressed before what is looked for counts as out of reach. */
const MAX_PRESSES = 120;

/**
 * Presses Tab until a control has the focus. On the way the focus must be seen at each step: marked by an outline, in the window
 * and not covered, and never behind where it was.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => {
    window.tabTarget = element;
  });
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.evaluate(() => {
      window.tabbedFrom = document.activeElement;
    });
    await page.keyboard.press('Tab');
    // Where the browser scrolls to what has the focus, it does so before the next frame.
    await expect.poll(() => page.evaluate(focusProblem), { message: `after ${presses + 1} × Tab` }).toBe('');
    if (await page.evaluate(() => document.activeElement === window.tabTarget)) return;
  }
  throw new Error(`${MAX_PRESSES} × Tab did not lead to ${target}`);
}

/** Follows the first link of a page, which leads past its header. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

declare global {
  interface Window {
    tabTarget: Element | undefined;
    tabbedFrom: Element | null;
  }
}

/** What is wrong with where the focus is and how it looks; empty where all is well. Runs in the page. */
function focusProblem(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 120);

  const from = window.tabbedFrom;
  const isBehind =
    from?.isConnected && (focused.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  if (isBehind && !focused.contains(from)) return `${name} is before what had the focus`;

  const hasOutline = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
  };
  // Cards and figures wear the outline of their link, a label's mark that of an unseen box.
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const wearers = [focused, ...labels.flatMap((label) => [label, ...label.children])];
  for (let above = focused.parentElement; above && !above.matches('main, body'); above = above.parentElement)
    wearers.push(above);
  const isMarked = wearers.some((element) => hasOutline(element) || hasOutline(element, '::after'));
  if (!isMarked) return `${name} has no outline`;

  const { left, top, width, height } = focused.getBoundingClientRect();
  // A link's lines may end before its box does: any of several points will do.
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y]),
  );
  const isSeen = points.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return (
      there !== null &&
      (focused.contains(there) || there.contains(focused) || there.parentElement === focused.parentElement)
    );
  });
  return isSeen ? '' : `${name} is covered, or not in the window`;
}
