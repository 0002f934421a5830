import type { Page } from '@playwright/test';
import { allowClipboard } from '../site/firefox.ts';
import { hydratedBlock } from '../site/islands.ts';
import { describeOpenStates, type OpenState } from '../site/open-states.ts';
import { expect } from '../site/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const toggle = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).locator('summary', { hasText: name });

const MENUS: OpenState[] = [
  ...['Immobilien', 'Service'].map((name) => ({
    title: `the mega menu’s panel ${name}`,
    path: '/service/fragen',
    widths: [1600],
    open: async (page: Page) => {
      await hydratedBlock(page, 'site-header');
      await toggle(page, name).press('Enter');
      await expect(page.getByRole('link', { name: `Übersicht ${name}` })).toBeVisible();
    },
  })),
  {
    title: 'the hamburger menu and a submenu',
    path: '/service/fragen',
    widths: [390],
    open: async (page) => {
      await hydratedBlock(page, 'site-header');
      await banner(page).locator('summary', { hasText: 'Menü' }).first().click();
      await toggle(page, 'Service').click();
      await expect(page.getByRole('link', { name: 'Übersicht Service' })).toBeVisible();
    },
  },
  {
    title: 'search suggestions',
    path: '/impressum',
    open: async (page) => {
      await hydratedBlock(page, 'site-header');
      await page.getByRole('combobox', { name: 'Suche' }).pressSequentially('miet');
      await expect(page.getByRole('listbox', { name: 'Suchvorschläge' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
];

const CONSENT: OpenState[] = [
  {
    title: 'the question for consent',
    path: '/presse/mediathek',
    open: forgetConsent,
  },
  {
    title: 'the consent settings from the question',
    path: '/presse/mediathek',
    open: async (page) => {
      await forgetConsent(page);
      await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
      await openCategory(page);
    },
  },
  {
    title: 'the consent settings from the footer',
    path: '/standorte',
    open: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
      await openCategory(page);
    },
  },
];

const GALLERIES: OpenState[] = [
  ...['a picture', 'a picture', 'a picture', 'a film', 'a frame that needs consent', 'a text'].map(
    (kind, index) => ({
      title: `${kind} at position ${index + 1} in a gallery`,
      path: `/presse/mediathek#uferstrasse-${index + 1}`,
      open: async (page: Page) => {
        const current = dialog(page).getByRole('group', { name: `${index + 1} von 6` });
        await expect(current).toBeVisible();
        if (kind === 'a picture') await expect(current.getByRole('img')).toBeVisible();
      },
    }),
  ),
  {
    title: 'a gallery’s copied link',
    path: '/presse/mediathek#jahreszeiten-3',
    open: async (page) => {
      await allowClipboard(page.context());
      await dialog(page).getByRole('button', { name: 'Teilen' }).click();
      await expect(dialog(page).getByText('Link kopiert')).toBeVisible();
    },
  },
  {
    title: 'a gallery picture that cannot be loaded',
    path: '/presse',
    messages: /Failed to load resource|^404: .*\/media\//,
    open: async (page) => {
      await page.route(/\/media\/muehlenweg-hoffest/, (route) => route.fulfill({ status: 404 }));
      await page.goto('/presse/mediathek#jahreszeiten-2');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  ...['Vier Zimmer', 'So lesen Sie einen Grundriss'].map((name) => ({
    title: `the lightbox of the link “${name}”`,
    path: '/presse/mediathek',
    open: async (page: Page) => {
      const links = await hydratedBlock(page, 'lightbox-links');
      await links.getByRole('link', { name }).click();
      await expect(dialog(page)).toBeVisible();
    },
  })),
  {
    title: 'a property’s picture, zoomed',
    path: '/immobilien/projekte/siedlung-am-wasserturm',
    open: async (page) => {
      const listing = await hydratedBlock(page, 'property-listing');
      await listing.locator('figure a').first().click();
      const zoom = dialog(page).getByRole('button', { name: 'Vergrößern', exact: true });
      await expect(zoom).toBeEnabled();
      await zoom.click();
      await expect(dialog(page).getByRole('button', { name: 'Verkleinern', exact: true })).toBeEnabled();
    },
  },
  {
    title: 'a floor plan among an offer’s pictures',
    path: '/immobilien/angebote/drei-zimmer-in-der-siedlung-am-wasserturm#objekt-bilder-2',
    open: async (page) => {
      await expect(
        dialog(page)
          .getByRole('group', { name: /^2 von \d/ })
          .getByRole('img'),
      ).toBeVisible();
      await expect(dialog(page).getByText(/^Grundriss: Drei Zimmer/)).toBeVisible();
    },
  },
  {
    title: 'an offer’s floor plan',
    path: '/immobilien/angebote/drei-zimmer-in-der-siedlung-am-wasserturm',
    open: async (page) => {
      await hydratedBlock(page, 'offer-facts');
      await page.getByRole('region', { name: 'Grundriss' }).getByRole('link').click();
      await expect(dialog(page).getByText(/^Grundriss: Drei Zimmer/)).toBeVisible();
    },
  },
];

const PRESS: OpenState[] = [
  {
    title: 'the news popup',
    path: '/presse?news',
    open: async (page) => expect(dialog(page)).toContainText('Nr. 187'),
  },
  {
    title: 'a press picture and its files',
    path: '/presse/bildmaterial',
    open: async (page) => {
      await hydratedBlock(page, 'press-asset-list');
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(dialog(page).getByRole('button', { name: 'Bildnachweis kopieren' })).toBeVisible();
    },
  },
  {
    title: 'an article’s pictures',
    path: '/presse/news/richtfest-uferstrasse',
    open: async (page) => {
      await hydratedBlock(page, 'news-article');
      await page.getByRole('list', { name: 'Bilder' }).getByRole('link').first().click();
      await expect(dialog(page).getByRole('group', { name: '1 von 2' })).toBeVisible();
    },
  },
];

describeOpenStates([...MENUS, ...CONSENT, ...GALLERIES, ...PRESS]);

/** Opens the page as a visitor who has not decided on consent. */
async function forgetConsent(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible();
}

async function openCategory(page: Page): Promise<void> {
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await settings.getByRole('button', { name: 'Karten' }).click();
  await expect(settings.getByText('Karten zeigen unsere Standorte.')).toBeVisible();
}
