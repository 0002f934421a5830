import { expect, type Locator, type Page } from '@playwright/test';

/** Number of Tab presses after which a control counts as unreachable. */
const MAX_PRESSES = 120;

/**
 * Presses Tab until a control has the focus. At each step the focused element must be visible (outlined, in the window and
 * not covered) and must not precede the previously focused one.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => {
    window.tabTarget = element;
  });
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.evaluate(() => {
      window.previousFocus = document.activeElement;
    });
    await page.keyboard.press('Tab');
    // The browser scrolls to the focused element before the next frame.
    await expect.poll(() => page.evaluate(focusProblem), { message: `after ${presses + 1} × Tab` }).toBe('');
    if (await page.evaluate(() => document.activeElement === window.tabTarget)) return;
  }
  throw new Error(`${MAX_PRESSES} × Tab did not reach ${target}`);
}

/** Follows the skip link, the first link of a page. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Presses each key, and expects the focus on the element with its index. */
export async function expectFocusMoves(
  elements: Locator,
  moves: readonly (readonly [key: string, index: number])[],
): Promise<void> {
  for (const [key, index] of moves) {
    await elements.page().keyboard.press(key);
    await expect(elements.nth(index), key).toBeFocused();
  }
}

declare global {
  interface Window {
    tabTarget: Element | undefined;
    previousFocus: Element | null;
  }
}

/** Describes what is wrong with the focused element's position or look. Runs in the page. @returns '' if nothing is wrong */
function focusProblem(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'no element has the focus';
  const name = focused.outerHTML.slice(0, 120);

  const from = window.previousFocus;
  const hasMovedBack =
    from?.isConnected && (focused.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  if (hasMovedBack && !focused.contains(from)) return `${name} precedes the last focused element`;

  const hasOutline = (element: Element, pseudoElement?: string) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, pseudoElement);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
  };
  // A card or figure shows its link's outline, and a label's check mark shows its hidden checkbox's outline.
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const outlined = [focused, ...labels.flatMap((label) => [label, ...label.children])];
  for (
    let ancestor = focused.parentElement;
    ancestor && !ancestor.matches('main, body');
    ancestor = ancestor.parentElement
  )
    outlined.push(ancestor);
  const isMarked = outlined.some((element) => hasOutline(element) || hasOutline(element, '::after'));
  if (!isMarked) return `${name} has no outline`;

  // Firefox does not scroll to an element that is partly in the window already, so only that part counts.
  const box = focused.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
  // A link's lines may be shorter than its box, so one visible point out of several is enough.
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y]),
  );
  const isVisible = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.parentElement === focused.parentElement)
    );
  });
  return isVisible ? '' : `${name} is covered or outside the window`;
}
