import type { PlaywrightTestOptions } from '@playwright/test';

/**
 * What Playwright cannot do in Firefox, because it drives Firefox through WebDriver BiDi (decision 0136). Playwright ignores most of
 * it without an error. A test that needs it is skipped there: `test.skip(browserName === 'firefox', NOT_IN_FIREFOX.printing)`.
 */
export const NOT_IN_FIREFOX = {
  scripting: 'Firefox cannot turn JavaScript off for one page',
  mediaFeatures: 'Firefox cannot change media types, colour schemes, contrast or motion while it runs',
  phones: 'Firefox cannot emulate a phone or a touch screen',
  devtools: 'The test uses the protocol of Chromium’s developer tools',
  layoutShift: 'Firefox does not report layout shifts and largest paints',
  printing: 'Firefox cannot print to PDF here',
  requestBodies: 'Playwright does not see the bodies of Firefox’s requests',
};

type Options = Pick<PlaywrightTestOptions, 'javaScriptEnabled' | 'isMobile' | 'colorScheme'>;

/** Returns why a test with these options cannot run in Firefox, or undefined. */
export function unsupportedOption({ javaScriptEnabled, isMobile, colorScheme }: Options): string | undefined {
  if (javaScriptEnabled === false) return NOT_IN_FIREFOX.scripting;
  if (isMobile) return NOT_IN_FIREFOX.phones;
  return colorScheme === 'dark' ? NOT_IN_FIREFOX.mediaFeatures : undefined;
}
