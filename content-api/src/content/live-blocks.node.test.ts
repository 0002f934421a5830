import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_PARTS } from '../content-parts.ts';
import { type ContentInvalidError, describeProblem } from '../kernel/problems.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { makeContentFiles } from '../testing/content-files.ts';
import { SOURCE_CHECKER } from '../testing/source-checker.ts';
import { liveSetWith, type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';
import { type ContentSource, checkContent } from './load-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** Length of a text that takes minutes to match against a pattern with exponential running time. */
const SLOW_LENGTH = 40;

function sourceOf(registryUrl: string): ContentSource {
  const { directory } = makeContentFiles();
  const library = new MediaLibrary(directory);
  return {
    contentDirectory: directory,
    registryUrl,
    frameHosts: [],
    library,
    parts: CONTENT_PARTS,
    checker: SOURCE_CHECKER,
  };
}

const anyObject = { type: 'object' };
const list = {
  type: 'object',
  properties: {
    heading: { type: 'string' },
    filter: anyObject,
    items: {
      type: 'array',
      maxItems: 500,
      items: { type: 'object', properties: { year: { maximum: 1902 } } },
    },
    total: { type: 'integer' },
  },
  required: ['heading', 'items', 'total'],
  // This release is older and does not declare the `queryPrefix` that the content API adds (decision 0123).
  additionalProperties: false,
};

describe('the live set', () => {
  let registry: StandInRegistry;
  beforeAll(async () => {
    registry = await startStandInRegistry();
  });
  afterAll(() => registry.close());

  const check = () => checkContent(sourceOf(registry.url), NOW);

  it('is used to check blocks together with the content that their sources deliver', async () => {
    registry.responses = liveSetWith({ text: anyObject, 'site-header': anyObject, list });
    const problems = await check().catch((error: ContentInvalidError) => error.problems.map(describeProblem));
    expect(problems).toEqual([
      'layout.json, Zeile 1, Spalte 100, Block „breadcrumb“ (breadcrumb) › type: Den Blocktyp "breadcrumb" gibt es auf der Website nicht. Prüfen Sie die Schreibweise. Ist der Block neu, muss sein Team ihn zuerst veröffentlichen.',
      expect.stringMatching(
        /^collections\/houses\/records\.json, .* Datensatz 4 › year: 1903 ist zu groß\. Erlaubt sind Zahlen bis 1902 \(so zeigt es pages\/bestand\/haeuser\.json\)\.$/,
      ),
      expect.stringMatching(
        /^pages\/bestand\/haeuser\.json, .* Block „termine“ \(list\): Das Feld "heading" fehlt\. Fügen Sie hier direkt hinter \{ ein: "heading": "…" \(danach ein Komma, wenn ein Feld folgt\)\.$/,
      ),
    ]);
  });

  it('causes no warning if the content is valid', async () => {
    registry.responses = liveSetWith({
      text: anyObject,
      'site-header': anyObject,
      breadcrumb: anyObject,
      list: anyObject,
    });
    expect((await check()).warnings).toEqual([]);
  });

  it('[SE4] may contain a slow pattern: it is reported with block type and release, and this process keeps responding @full', async () => {
    const slow = { properties: { brand: { pattern: '^((\\w+ ?)+)+$' } } };
    registry.responses = liveSetWith({ text: anyObject, 'site-header': slow, breadcrumb: anyObject, list });
    const source = sourceOf(registry.url);
    writeFileSync(
      path.join(source.contentDirectory, 'layout.json'),
      JSON.stringify({
        header: [{ id: 'kopf', type: 'site-header', content: { brand: `${'a'.repeat(SLOW_LENGTH)}!` } }],
      }),
    );
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    const problems = await checkContent(source, NOW).catch((error: ContentInvalidError) =>
      error.problems.map(describeProblem),
    );
    clearInterval(ticking);
    expect(problems).toEqual([
      expect.stringContaining(
        'Block „kopf“ (site-header): Das Schema des Blocktyps "site-header" in mf-test@1.0.0-0123456789 brauchte mehr als 3 s Rechenzeit',
      ),
      // The other types are still checked.
      expect.stringMatching(
        /^collections\/houses\/records\.json, .* Datensatz 4 › year: 1903 ist zu groß\. Erlaubt sind Zahlen bis 1902 \(so zeigt es pages\/bestand\/haeuser\.json\)\.$/,
      ),
      expect.stringMatching(
        /^pages\/bestand\/haeuser\.json, .* Block „termine“ \(list\): Das Feld "heading" fehlt\. Fügen Sie hier direkt hinter \{ ein: "heading": "…" \(danach ein Komma, wenn ein Feld folgt\)\.$/,
      ),
    ]);
    expect(ticks).toBeGreaterThan(100);
  });

  it.each([
    ['is missing', {}, /\/live-set returned 404\.$/],
    [
      'returns an invalid response',
      { '/live-set': { id: 5 } },
      /\/live-set returned an invalid response: .*\.$/,
    ],
    ['lacks a manifest', { '/live-set': liveSetWith({})['/live-set'] }, /manifest\.json returned 404\.$/],
  ])('causes a warning when it %s', async (_, given, warning) => {
    registry.responses = given;
    expect((await check()).warnings).toEqual([expect.stringMatching(warning)]);
  });

  it('causes a warning when the registry is down', async () => {
    const content = sourceOf('http://127.0.0.1:9');
    expect((await checkContent(content, NOW)).warnings).toEqual([
      expect.stringMatching(/not checked.*: .+\.$/),
    ]);
  });
});
