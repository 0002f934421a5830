import type { MapService } from '@stadtraum/contracts/map-service';
import type { PageMeta } from '@stadtraum/contracts/page-meta';
import type { PagePart } from '@stadtraum/contracts/page-model';
import type { PagePlan } from '@stadtraum/page-plan/plan';
import { consentProviders } from './consent.ts';
import { consentLayer } from './consent-layer.ts';

const OWN: MapService = { kind: 'own' };
const TILES: MapService = {
  kind: 'tiles',
  url: 'https://tiles.example/{z}/{x}/{y}',
  provider: 'Kacheln & Co.',
};
const GOOGLE: MapService = { kind: 'google', key: 'key-of-a-test' };

/** A page with one block. @param needs the parts of the page that the block needs */
function planOf(needs: PagePart[], embeds?: PageMeta['embeds']): PagePlan {
  const block = { owned: { declaration: { needs } } };
  return { page: { meta: { embeds } }, regions: [{ name: 'main', blocks: [block] }] } as unknown as PagePlan;
}

/** The question and the explanation, without tags. */
function textOf(layer: string): string[] {
  const lines = layer.split('\n').filter((line) => /^<p/.test(line));
  return lines.map((line) => line.replace(/<[^>]*>/g, '').replace(/ Jederzeit änderbar.*/, ''));
}

describe('the question for consent', () => {
  it.each<[string, PagePlan, MapService]>([
    ['a page without maps and frames', planOf(['navigation'], { maps: ['OpenStreetMap'] }), GOOGLE],
    ['a page with the site’s own map', planOf(['maps'], { video: ['Film'] }), OWN],
    ['a page with frames on a site that embeds nothing', planOf(['frames']), GOOGLE],
  ])('[VI10] [P37] is not on %s', (_, plan, maps) => {
    expect(consentLayer(plan, { maps, analytics: false })).toBe('');
  });

  it.each<[PagePlan, MapService, boolean, string[]]>([
    [
      planOf(['maps']),
      GOOGLE,
      false,
      [
        'Dürfen wir Karten laden?',
        'Karten kommen von Google Maps. Der Anbieter erfährt dabei Ihre IP-Adresse.',
      ],
    ],
    [
      planOf(['frames'], { maps: ['OpenStreetMap'], video: ['Film'] }),
      TILES,
      false,
      [
        'Dürfen wir Karten und Videos laden?',
        'Karten kommen von Kacheln &amp; Co. und OpenStreetMap. Videos kommen von Film. Die Anbieter erfahren dabei Ihre IP-Adresse.',
      ],
    ],
    [
      planOf([]),
      OWN,
      true,
      ['Dürfen wir Besuche zählen?', 'Die Zählung zeigt uns, welche Inhalte gebraucht werden.'],
    ],
    [
      planOf([], { video: ['Film'] }),
      OWN,
      true,
      [
        'Dürfen wir Videos laden und Besuche zählen?',
        'Videos kommen von Film. Der Anbieter erfährt dabei Ihre IP-Adresse. Die Zählung zeigt uns, welche Inhalte gebraucht werden.',
      ],
    ],
  ])(
    '[VI10] names the services that the site uses, and their providers',
    (plan, maps, analytics, expected) => {
      expect(textOf(consentLayer(plan, { maps, analytics }))).toEqual(expected);
    },
  );

  it('is hidden, a region with a name, and accepts what it names', () => {
    const layer = consentLayer(planOf(['frames'], { video: ['Film'] }), { maps: OWN, analytics: false });
    expect(layer).toMatch(/^<section class="consent-layer" aria-labelledby="consent-title" [^>]*hidden>/);
    expect([...layer.matchAll(/data-accept="([^"]*)"/g)].map(([, accepted]) => accepted)).toEqual([
      'video',
      '',
    ]);
  });
});

describe('the services of the consent settings', () => {
  it('[VI10] are those of the settings and of the content; maps without a provider are the site’s own', () => {
    const embeds = { maps: ['Google Maps'], video: ['Film'] };
    expect(consentProviders({}, { maps: OWN, analytics: false })).toEqual({ maps: [] });
    expect(consentProviders({ embeds }, { maps: GOOGLE, analytics: true })).toEqual({
      maps: ['Google Maps'],
      video: ['Film'],
      analytics: [],
    });
  });
});
