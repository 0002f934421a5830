import type { Page } from '@playwright/test';
import { block, hydratedBlock, untilLive } from '../site/islands.ts';
import { loadMap, mapOf } from '../site/map-journeys.ts';
import { describeOpenStates, type OpenState } from '../site/open-states.ts';
import { untilLive as untilSliderLive } from '../site/slider.ts';
import { expect } from '../site/test.ts';

const FIRST_MAP = 'Servicebüros und Hausmeistereien';

const TEXTS: OpenState[] = [
  {
    title: 'all accordion sections open',
    path: '/service/fragen',
    open: async (page) => {
      const accordions = page.locator('[data-block-type="accordion"]');
      for (const accordion of await accordions.all()) await untilLive(accordion);
      for (const section of await accordions.locator('details').all()) {
        if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
      }
      await expect(accordions.locator('details:not([open])')).toHaveCount(0);
    },
  },
  {
    title: 'transcripts open',
    path: '/presse/mediathek',
    open: async (page) => {
      const transcripts = block(page, 'transcripts');
      await untilLive(transcripts);
      for (const button of await transcripts.locator('summary').all()) await button.click();
      await expect(transcripts.locator('details:not([open])')).toHaveCount(0);
    },
  },
  ...['Bestand', 'Neubau und Sanierung', 'Energie', 'Personal'].map((name) => ({
    title: `the tab ${name}`,
    path: '/unternehmen/zahlen',
    open: async (page: Page) => {
      const tabs = await hydratedBlock(page, 'tabs');
      await tabs.getByRole('tab', { name }).click();
      await expect(tabs.getByRole('tabpanel', { name })).toBeVisible();
    },
  })),
  {
    title: 'the list of sticky tabs open',
    path: '/ausbildung#berufe',
    widths: [390],
    open: async (page) => {
      const tabs = await hydratedBlock(page, 'sticky-tabs');
      await tabs.locator('summary').click();
      await expect(tabs.getByRole('tab', { name: 'Handwerk' })).toBeVisible();
    },
  },
  {
    title: 'another sticky tab',
    path: '/ausbildung#berufe',
    widths: [1600],
    open: async (page) => {
      const tabs = await hydratedBlock(page, 'sticky-tabs');
      await tabs.getByRole('tab', { name: 'Handwerk' }).click();
      await expect(tabs.getByRole('tabpanel', { name: 'Handwerk' })).toBeVisible();
    },
  },
  {
    title: 'a sorted table',
    path: '/unternehmen/zahlen',
    open: async (page) => {
      await hydratedBlock(page, 'table');
      const head = page
        .getByRole('table', { name: 'Wohnungen am 31. Dezember 2025' })
        .getByRole('columnheader', { name: 'Wohnungen' });
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    },
  },
];

const FILMS_AND_SLIDES: OpenState[] = [
  {
    title: 'a playing film',
    path: '/unternehmen',
    open: async (page) => {
      const film = await hydratedBlock(page, 'video');
      await film.getByRole('button', { name: /^Video abspielen/ }).click();
      await expect(film.locator('video')).toHaveJSProperty('paused', false);
    },
  },
  {
    title: 'a film’s description open',
    path: '/presse/mediathek#film',
    open: async (page) => {
      const film = await hydratedBlock(page, 'video');
      await film.locator('summary').click();
      await expect(film.getByText('Der Film hat keinen Ton.')).toBeVisible();
    },
  },
  slider('/', 'intro-slider'),
  slider('/', 'project-slider'),
  slider('/', 'news-slider'),
  slider('/unternehmen/geschichte', 'timeline'),
  slider('/ausbildung', 'trainees'),
];

const MAPS: OpenState[] = [
  {
    title: 'map placeholders',
    path: '/standorte',
    open: async (page) => {
      const map = mapOf(page, FIRST_MAP);
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    },
  },
  {
    title: 'a map and its selected location',
    path: '/standorte',
    open: async (page) => {
      await loadMap(mapOf(page, FIRST_MAP));
      await page
        .locator('#standort-1-3')
        .getByRole('button', { name: /zeigen/ })
        .click();
      await expect(page.locator('#standort-1-3')).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    title: 'the map of all projects',
    path: '/immobilien/projekte',
    open: (page) => loadMap(mapOf(page, 'Alle Projekte auf der Karte')),
  },
  {
    title: 'a map that cannot be loaded',
    path: '/impressum',
    messages: /net::ERR_|Failed to load|dynamically imported/,
    open: async (page) => {
      await page.route(/\/leaflet\.[^/]*\.js/, (route) => route.abort());
      await page.clock.install();
      await page.goto('/standorte');
      const map = mapOf(page, FIRST_MAP);
      await map.scrollIntoViewIfNeeded();
      await map.getByRole('button', { name: 'Einmal laden' }).click();
      await expect(map.getByText('Karte wird geladen')).toBeVisible();
      await page.clock.runFor(10_500);
      await page.clock.resume();
      await expect(map.getByRole('status')).toContainText('lässt sich gerade nicht laden');
    },
  },
];

describeOpenStates([...TEXTS, ...FILMS_AND_SLIDES, ...MAPS]);

/** State of a slider after its first touch, a press of its next button. */
function slider(path: string, type: string): OpenState {
  return {
    title: `the ${type}’s next slide`,
    path,
    open: async (page) => {
      const slides = block(page, type);
      await untilSliderLive(slides.locator('[data-slider]').first());
      await slides.getByRole('button', { name: 'Nächste Folie' }).first().click();
      await expect(slides.locator('[data-active][data-slide="1"]').first()).toBeVisible();
    },
  };
}
