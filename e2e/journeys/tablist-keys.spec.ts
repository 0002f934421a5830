import { hydratedBlock } from '../site/islands.ts';
import { expectFocusMoves } from '../site/keyboard.ts';
import { currentSlide, slider, untilStarted } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

/*
 * The keys of the ARIA Authoring Practices for what has a list of tabs: slideshows and sticky tabs. `kit-keyboard.spec.ts` covers
 * plain tabs, accordion and sortable table.
 */

test('[R2.11-3] [R2.11-9] carousel: rotation, previous, next and one dot are the tab stops; arrow keys, Home and End select a slide @full', async ({
  page,
}) => {
  await page.goto('/unternehmen');
  const slideshow = slider(page, 'Ein Tag bei Stadtraum');
  await untilStarted(slideshow);
  await page.mouse.move(0, 0);
  const rotation = slideshow.locator('[data-rotation]');
  const dots = slideshow.getByRole('tab');
  const last = (await dots.count()) - 1;
  const expectSlide = async (index: number, key: string) => {
    await expect.poll(() => currentSlide(slideshow), key).toBe(index);
    await expect(slideshow.locator('[role="tab"][aria-selected="true"]'), key).toHaveCount(1);
    await expect(dots.nth(index), key).toHaveAttribute('aria-selected', 'true');
  };
  await dots.first().click();
  await slideshow.getByRole('button', { name: 'Nächste Folie' }).focus();
  for (const [key, index] of [
    ['Enter', 1],
    ['Space', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(index, key);
  }
  await rotation.focus();
  for (const key of ['Space', 'Enter']) {
    const name = String(await rotation.getAttribute('aria-label'));
    await page.keyboard.press(key);
    await expect(rotation, key).not.toHaveAttribute('aria-label', name);
  }
  await page.keyboard.press('Tab');
  await expect(slideshow.getByRole('button', { name: 'Vorherige Folie' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slideshow.getByRole('tab', { selected: true })).toBeFocused();
  for (const [key, index] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(index, key);
    await expect(dots.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(slideshow.locator('[role="tab"]:focus')).toHaveCount(0);
});

test('[R2.11-8] sticky tabs: left and right arrows in a bar, up and down in the open list of a phone, Enter chooses, Escape closes @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/ausbildung#berufe');
  const sticky = await hydratedBlock(page, 'sticky-tabs');
  const tabs = sticky.getByRole('tab');
  const selected = sticky.getByRole('tab', { selected: true });
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  await expectFocusMoves(tabs, [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['Home', 0],
    ['End', last],
  ]);
  await expect(selected).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sticky.locator('[role="tabpanel"]:not([hidden])')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const toggleOfList = sticky.locator('summary');
  await toggleOfList.focus();
  await page.keyboard.press('Enter');
  await expect(sticky.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await page.keyboard.press('Tab');
  await expectFocusMoves(tabs, [
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ]);
  await page.keyboard.press('Enter');
  await expect(toggleOfList).toBeFocused();
  await expect(tabs.first()).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggleOfList).toBeFocused();
  await expect(tabs.first()).toBeHidden();
});
