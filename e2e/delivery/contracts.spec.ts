import { test } from '@playwright/test';
import { type EditableSite, expectRefused, startEditableSite } from './refusals.ts';

/* Blocks declare the events and query keys that others depend on; the gate refuses a release that takes one away (GA7). */

test.describe.configure({ mode: 'default', timeout: 400_000 });

let editable: EditableSite;

test.beforeAll(async () => {
  editable = await startEditableSite();
});

test.afterAll(() => editable?.stop());

test('[GA7] a renamed event that another team hears is refused @full', async () => {
  const rename = (source: string) => source.replaceAll('place/highlighted', 'place/pointed');
  await expectContractRefused(
    'mf-properties',
    ['places/place-highlighted.ts', 'places/use-place-highlight.ts'],
    rename,
    /place-map \(mf-maps@\S+\) hears place\/highlighted on \/immobilien\/projekte, but no block of these pages publishes it; project-list \(mf-properties@\S+\) publishes place\/pointed now/,
  );
});

test('[GA7] a changed payload that another team hears is refused @full', async () => {
  await expectContractRefused(
    'mf-properties',
    ['places/place-highlighted.ts', 'places/use-place-highlight.ts'],
    (source) =>
      source
        .replace('{ path: Type.String() }', '{ url: Type.String() }')
        .replace('{ path });', '{ url: path });'),
    /hears place\/highlighted on .*, but payload\.path is missing, published by project-list \(mf-properties@/,
  );
});

test('[GA7] a renamed query key that live content depends on is refused @full', async () => {
  await expectContractRefused(
    'mf-navigation',
    [
      'blocks/search-results/block.ts',
      'blocks/search-results/search-url.ts',
      'blocks/search-results/search-field.tsx',
    ],
    (source) =>
      source
        .replace("['q',", "['suche',")
        .replace('q: query', 'suche: query')
        .replace('name="q"', 'name="suche"'),
    /search-results \(mf-navigation@\S+\) no longer owns the query key q on \/suche: the content of the page depends on it, \S+ on \S+ (?:links to it|sends it with a form); it owns suche now/,
  );
});

/** Ships a remote with the same change in these files, which the gate refuses. */
async function expectContractRefused(
  app: string,
  files: readonly string[],
  change: (source: string) => string,
  message: RegExp,
): Promise<void> {
  const changes = Object.fromEntries(files.map((file) => [`${app}/src/${file}`, change]));
  await expectRefused(editable, { app, files: changes, message });
}
