import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { unexpectedShifts } from '../site/layout-shift.ts';
import { slider, untilLive, untilStarted } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

const PATHS = ['/', '/immobilien', '/unternehmen', '/unternehmen/geschichte', '/ausbildung'];

test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.layoutShift);

for (const path of PATHS) {
  for (const width of [390, 1200]) {
    const tag = path === '/ausbildung' && width === 1200 ? '' : ' @full';
    test(`[R2.11-1] nothing shifts when the sliders on ${path} start, at ${width} px${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const sliders = page.locator('[data-slider]');
      for (const region of await sliders.all()) await untilLive(region);
      expect(await sliders.count()).toBeGreaterThan(0);
      expect(await page.evaluate(unexpectedShifts)).toEqual([]);
      for (const region of await sliders.all()) await untilStarted(region);
      expect(await page.evaluate(unexpectedShifts)).toEqual([]);
    });
  }
}

test('[R2.11-6] without JavaScript, every slide can be scrolled to, and nothing is hidden @full', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ baseURL: siteUrl, javaScriptEnabled: false });
  for (const path of PATHS) {
    await page.goto(path);
    expect(await page.locator('[data-slide][inert]').count()).toBe(0);
    for (const slide of await page.locator('[data-slide]').all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.3 });
    }
  }
  await page.goto('/unternehmen/geschichte');
  await slider(page, 'Jahre').getByRole('link', { name: '1924' }).click();
  await expect(page.getByRole('heading', { name: 'Die Stadt gründet eine Gesellschaft' })).toBeInViewport();
  await page.close();
});
