import { CONTENT_PARTS } from '../content-parts.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { readSettings } from '../settings.ts';
import { SOURCE_CHECKER } from '../testing/source-checker.ts';
import { checkContent } from './load-content.ts';
import type { SiteContent } from './site-content.ts';

describe('the content in the repository', () => {
  let content: SiteContent;
  beforeAll(async () => {
    const { contentDirectory, mediaDirectory, frameHosts } = readSettings({});
    const library = new MediaLibrary(mediaDirectory);
    ({ content } = await checkContent(
      {
        contentDirectory,
        frameHosts,
        registryUrl: undefined,
        parts: CONTENT_PARTS,
        library,
        checker: SOURCE_CHECKER,
      },
      new Date(),
    ));
  });

  it('has the pages in the site map with their ids', () => {
    const ids = Object.fromEntries(content.pages.map(({ path, id }) => [path, id]));
    expect(ids).toMatchObject({
      '/': 1,
      '/presse/bildmaterial': 101,
      '/service/fragen': 120,
      '/service/reparatur': 122,
      '/impressum': 140,
    });
  });

  it('has exactly one level 1 heading on each page', () => {
    for (const { path, regions } of content.pages) {
      const levels = Object.values(regions).flatMap((blocks) => blocks.map((block) => block.content.level));
      expect([path, levels.filter((level) => level === 1).length]).toEqual([path, 1]);
    }
  });

  it('links to every indexed page except the start page from the menus, the header or the footer', () => {
    const menus = JSON.stringify([content.menus.menus, content.layout]);
    const unreached = content.pages
      .filter(({ path, meta }) => path !== '/' && !meta?.robots?.includes('noindex'))
      .flatMap(({ path }) => (menus.includes(`"${path}"`) ? [] : path));
    expect(unreached).toEqual([]);
  });

  it('[R2.6-1] has 40 visible press assets, including 187, and one whose rights have been withdrawn', () => {
    const assets = content.collections.find(({ name }) => name === 'press-assets')?.records ?? [];
    const shown = assets.filter(({ data }) => data.rightsWithdrawn === undefined);
    expect([shown.length, assets.length]).toEqual([40, 41]);
    expect(shown.map(({ uid }) => uid)).toContain(187);
  });

  it('[AC4] has a statement on accessibility with one of the three statuses and all that the law asks for', () => {
    const page = content.pages.find(({ path }) => path === '/barrierefreiheit');
    const text = JSON.stringify(page?.regions);
    expect(text.match(/(vollständig|teilweise|nicht) vereinbar/g)).toEqual(['teilweise vereinbar']);
    for (const part of [
      'BITV 2.0',
      'EN 301 549',
      'BFSG',
      'Unvereinbar mit den Anforderungen',
      'Unverhältnismäßige Belastung',
      'Außerhalb der Vorschriften',
      'Selbstbewertung',
      'am 23. November 2026 erstellt',
      '/barrierefreiheit/melden',
      'Durchsetzungsstelle',
    ])
      expect(text).toContain(part);
    // An invented company cannot keep a promise for a later year.
    const years = [...text.matchAll(/\b20\d\d\b(?!\/)/g)].map(([year]) => Number(year));
    expect(years.filter((year) => year > 2026)).toEqual([]);
  });

  it('[FO6] has no deadline on a weekend', () => {
    const announcements = content.collections.find(({ name }) => name === 'announcements')?.records ?? [];
    const weekdays = announcements.map(({ data }) => new Date(String(data.deadline)).getUTCDay());
    expect(weekdays).toHaveLength(12);
    expect(weekdays.filter((day) => day === 0 || day === 6)).toEqual([]);
  });

  it('has no placeholder texts', () => {
    const everything = JSON.stringify(content.pages.map(({ regions }) => regions));
    expect(everything).not.toMatch(/lorem|ipsum|TODO|coming soon|im Aufbau/i);
  });
});
