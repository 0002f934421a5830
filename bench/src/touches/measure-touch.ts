import type { Browser, CDPSession } from '@playwright/test';
import { observeNetwork } from '../pages/network.ts';
import { CPU_SLOWDOWN, type VisitOptions, waitUntilQuiet, withPage } from '../pages/visit.ts';
import {
  CONTROLS,
  type Control,
  findControls,
  type ObservedTouch,
  observeTouch,
  type Point,
  readTouch,
  scrollToControl,
} from './in-page.ts';

/** The first touch of a control; undefined if something covers it. */
export type Touch = ObservedTouch | undefined;

const VISITOR: VisitOptions = { consent: [], device: 'phone' };
/** Milliseconds for which a finger stays on the screen. */
const TAP_MS = 80;
const HYDRATION_TIMEOUT_MS = 10_000;

/** Lists what can be tapped on a page. */
export function listControls(browser: Browser, url: string): Promise<Control[]> {
  return withPage(browser, url, VISITOR, async (page, session) => {
    const requests = await observeNetwork(session, 'full');
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, requests);
    return page.evaluate(findControls, CONTROLS);
  });
}

/** Taps one control of a fresh page with an empty cache, once the page is at rest, on a fast line and a slow CPU. */
export function measureTouch(browser: Browser, url: string, { index }: Control): Promise<Touch> {
  return withPage(browser, url, VISITOR, async (page, session) => {
    const requests = await observeNetwork(session, 'fast');
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, requests);
    const point = await page.evaluate(scrollToControl, { selector: CONTROLS, index });
    if (!point) return undefined;
    await page.evaluate(observeTouch, { selector: CONTROLS, index });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await tap(session, point);
    return page.evaluate(readTouch, HYDRATION_TIMEOUT_MS);
  });
}

async function tap(session: CDPSession, { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
