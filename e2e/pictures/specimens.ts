import type { Page } from '@playwright/test';

/* Pages of specimens, drawn with the kit's styles. `page` is left on a page of the catalogue, which has loaded them. */

const SAMPLES: [token: string, font: 'heading' | 'text', weight: number, note: string, sample: string][] = [
  ['4xl', 'heading', 440, 'Besley 440', 'Wohnraum'],
  ['3xl', 'heading', 440, '', 'zur Stadt gehört'],
  ['2xl', 'heading', 480, 'Besley 480', 'Was gerade entsteht'],
  ['xl', 'heading', 480, '', 'Siedlung am Wasserturm'],
  ['l', 'text', 400, 'Hanken Grotesk 400', 'Zwölf Vorhaben in allen sieben Bezirken.'],
  ['m', 'text', 400, '400, 600', 'Keine Mieterhöhung übersteigt <b>zwei Prozent</b> im Jahr: 6,84 € je m².'],
  ['s', 'text', 400, '', 'Adresse · Umfang · Fertigstellung'],
];

/** The sizes of text, each with its range in pixels between narrow and wide windows. */
export async function typeSpecimen(page: Page, stylesFrom: string): Promise<string> {
  await page.goto(stylesFrom);
  const ranges: string[] = [];
  const { width, height } = page.viewportSize() ?? { width: 1200, height: 400 };
  for (const window of [390, 1600]) {
    await page.setViewportSize({ width: window, height });
    for (const [index, [token]] of SAMPLES.entries()) {
      const size = await page.evaluate((name) => {
        document.body.style.fontSize = `var(--text-${name})`;
        return Math.round(Number.parseFloat(getComputedStyle(document.body).fontSize));
      }, token);
      ranges[index] = ranges[index] === undefined ? `${size}` : `${ranges[index]}–${size} px`;
    }
  }
  await page.evaluate(() => document.body.removeAttribute('style'));
  await page.setViewportSize({ width, height });
  const rows = SAMPLES.map(
    (
      [token, font, weight, note, sample],
      index,
    ) => `<div style="display:grid;grid-template-columns:200px 1fr;gap:14px;align-items:baseline;padding:12px 0;border-top:1px solid var(--color-line)">
      <span style="font-size:14px;line-height:1.4;color:var(--color-ink-soft)">${token} · ${ranges[index]}<br>${note}</span>
      <span style="font:${weight} var(--text-${token})/1.3 var(--font-${font})">${sample}</span></div>`,
  );
  return `<div style="padding:48px 56px">${rows.join('')}</div>`;
}

const PAIRS = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink-soft', 'sunken'],
  ['accent', 'accent-tint'],
  ['on-plate', 'plate'],
  ['on-plate-soft', 'plate-strong'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['error', 'error-tint'],
  ['ground', 'ink'],
];

/** Pairs of text and background. */
export async function colourSpecimen(page: Page, stylesFrom: string): Promise<string> {
  await page.goto(stylesFrom);
  const cards: string[] = [];
  for (const pair of PAIRS) {
    const [text = '', ground = ''] = pair;
    const values = await page.evaluate(
      (names) => names.map((name) => getComputedStyle(document.body).getPropertyValue(`--color-${name}`)),
      pair,
    );
    cards.push(`<div style="background:var(--color-surface);border-radius:2px;overflow:hidden">
      <p style="margin:0;padding:30px 8px 2px;font:400 20px/1.3 var(--font-heading);color:var(--color-${text});background:var(--color-${ground})">Aa 187</p>
      <p style="margin:0;padding:8px;font-size:11px;line-height:1.5"><b>${text} on ${ground}</b><br>${values.join(' on ')}</p></div>`);
  }
  return `<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:12px;padding:32px 36px">${cards.join('')}</div>`;
}

const COMPONENTS: [row: 'inline' | 'block', component: string, examples: string[]][] = [
  ['inline', 'button', ['alle drei', 'mit Symbol']],
  ['inline', 'badge', ['schlicht', 'Hausnummer', 'betont', 'gut', 'dringend', 'vorbei']],
  ['inline', 'chip', ['an', 'aus', 'entfernen', 'als Link zum Gezeigten']],
  ['block', 'notice', ['Hinweis', 'Fehler']],
  ['block', 'pagination', ['mittendrin']],
  ['block', 'progress', ['unterwegs']],
  ['inline', 'link', ['mit Pfeil', 'nach außen']],
  ['block', 'rich-text', ['Zitat, Aufzählung und Begriffe']],
];

/** Examples of components, from their pages in the catalogue. */
export async function componentSpecimen(page: Page, urlOf: (component: string) => string): Promise<string> {
  const rows: string[] = [];
  for (const [row, component, examples] of COMPONENTS) {
    await page.goto(urlOf(component));
    const stages: string[] = [];
    for (const example of examples) {
      const section = page.locator('.catalogue-example', {
        has: page.getByRole('heading', { name: example, exact: true }),
      });
      stages.push(await section.locator('.catalogue-stage').innerHTML());
    }
    const layout =
      row === 'inline' ? 'flex;flex-wrap:wrap;gap:12px 20px;align-items:center' : 'grid;gap:20px';
    const items = stages.map((stage) => `<div>${stage}</div>`);
    rows.push(`<div style="display:${layout}">${items.join('')}</div>`);
  }
  return `<div style="display:grid;gap:20px;padding:32px">${rows.join('')}</div>`;
}

/** All icons with their names. */
export async function iconSpecimen(page: Page, stylesFrom: string): Promise<string> {
  await page.goto(stylesFrom);
  const icons = await page
    .locator('.catalogue-stage')
    .last()
    .locator('svg')
    .evaluateAll((all) => all.map((icon) => [icon.outerHTML, icon.getAttribute('aria-label')]));
  const items = icons.map(
    ([icon, name]) =>
      `<div style="font-size:26px">${icon}<p style="margin:4px 0 0;font-size:13px">${name}</p></div>`,
  );
  return `<div style="display:grid;grid-template-columns:repeat(10,1fr);gap:36px 0;padding:48px 56px;text-align:center">${items.join('')}</div>`;
}

/** Draws the twelve columns over the page. Runs in the page. */
export const GRID_OVERLAY = `{
  const overlay = document.createElement('div');
  overlay.style.cssText = 'position:absolute;inset:0;z-index:9;display:grid;grid-template-columns:var(--grid-columns);gap:0 var(--grid-gap);max-inline-size:var(--width-content);padding-inline:var(--gutter);margin-inline:auto;box-sizing:content-box;pointer-events:none;opacity:0.1';
  overlay.innerHTML = '<i style="background:var(--color-accent)"></i>'.repeat(12);
  document.body.append(overlay);
}`;
