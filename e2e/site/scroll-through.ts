import type { Page } from '@playwright/test';
import { untilNetworkIdle } from './network-idle.ts';

/** Scrolls from top to bottom, so that lazy images, islands and sliders load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await untilNetworkIdle(page);
}
