import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_PARTS } from '../../content-parts.ts';
import { type ContentInvalidError, describeProblem } from '../../kernel/problems.ts';
import { MediaLibrary } from '../../media/catalogue/media-library.ts';
import { readSettings } from '../../settings.ts';
import { makeDirectory } from '../../testing/content-files.ts';
import { SOURCE_CHECKER } from '../../testing/source-checker.ts';
import { checkContent } from '../load-content.ts';

const { contentDirectory, mediaDirectory, frameHosts } = readSettings({});
const library = new MediaLibrary(mediaDirectory);
const NOW = new Date('2026-11-27T12:00:00Z');

// biome-ignore lint/suspicious/noExplicitAny: content is damaged at any place.
type Json = any;

interface Damage {
  name: string;
  collection: string;
  /** The record that is copied. */
  uid: number;
  change: (record: Json) => void;
  /** What the load says about the copy, after its place. */
  message: string;
}

/** What the load says about content, without lines. */
async function messagesOf(directory: string): Promise<string[]> {
  const source = {
    ...{ contentDirectory: directory, frameHosts, registryUrl: undefined, parts: CONTENT_PARTS },
    ...{ library, checker: SOURCE_CHECKER },
  };
  const error = await checkContent(source, NOW).then(
    () => undefined,
    (reason: ContentInvalidError) => reason,
  );
  return (error?.problems ?? []).map(({ position: _, ...problem }) =>
    describeProblem(problem).replaceAll('\u00a0', ' '),
  );
}

function edit(directory: string, file: string, change: (json: Json) => void): void {
  const target = path.join(directory, file);
  const json: Json = JSON.parse(readFileSync(target, 'utf8'));
  change(json);
  writeFileSync(target, JSON.stringify(json));
}

const damage = (
  collection: string,
  uid: number,
  name: string,
  change: (record: Json) => void,
  message: string,
): Damage => ({ name, collection, uid, change, message });

/** Numbers of the copies. */
const FIRST_UID = 1000;

const DAMAGES: readonly Damage[] = [
  damage(
    'offers',
    1,
    'a rent that does not add up',
    (record) => Object.assign(record, { totalRent: 563.57 }),
    'totalRent: "totalRent" 563.57 ist nicht die Summe: "netRent" 402.96 + "operatingCosts" 90.52 + "heatingCosts" 70.08 ergibt 563,56.',
  ),
  damage(
    'offers',
    1,
    'an absurd rent',
    (record) => Object.assign(record, { netRent: 99838.4, totalRent: 99999, deposit: 1208.88 }),
    `netRent: "netRent" 99838.4 bei "area" ${areaOf(1)} sind ${perSquareMetre(99838.4, 1)} € je m². Erlaubt sind 3 bis 40.`,
  ),
  damage(
    'offers',
    1,
    'a deposit above the law',
    (record) => Object.assign(record, { deposit: 2000 }),
    'deposit: "deposit" 2000 bei "netRent" 402.96 sind 4,96 Nettokaltmieten (§ 551 BGB). Erlaubt sind 0 bis 3.',
  ),
  damage(
    'offers',
    1,
    'a plan whose rooms are another area',
    (record) => {
      record.area = 60;
      record.floorPlan.rooms = [
        { name: 'Wohnen', area: 30 },
        { name: 'Schlafen', area: 20 },
        { name: 'Balkon', area: 8, share: 0.5 },
      ];
    },
    'floorPlan › rooms: Die Räume im Grundriss ergeben 54 m², aber "area" 60 steht im Angebot: 10 % Unterschied. Erlaubt sind 2 %.',
  ),
  damage(
    'offers',
    1,
    'the living room of another house',
    (record) => {
      record.gallery[1].picture = 'wohnen-hafenbecken';
    },
    'gallery › 2. Eintrag › picture: Das Bild "wohnen-hafenbecken" zeigt "SW-95-042-02". Es gehört nicht zu "SW-97-007-01", "Mühlenweg 7", "Neubau".',
  ),
  damage(
    'offers',
    1,
    'the plan of another flat',
    (record) => {
      record.floorPlan.picture = 'grundriss-ein-zimmer-am-hafenbecken';
    },
    'floorPlan › picture: Das Bild "grundriss-ein-zimmer-am-hafenbecken" zeigt "SW-95-042-02". Es gehört nicht zu "SW-97-007-01", "Mühlenweg 7", "Neubau".',
  ),
  damage(
    'offers',
    1,
    'a number of rooms that the plan does not have',
    (record) => {
      record.rooms = 3;
    },
    'floorPlan › rooms: "rooms" 3 passt nicht zum Grundriss. Er hat 2 Räume zum Wohnen: Schlafen, Wohnen.',
  ),
  damage(
    'offers',
    18,
    'a floor that the house does not have',
    (record) => Object.assign(record, { floor: '4. OG von 4' }),
    'floor: "floor" "4. OG von 4" gibt es nicht: Mit dem Erdgeschoss wären es 5 Geschosse.',
  ),
  damage(
    'offers',
    21,
    'a shop with a Wohnberechtigungsschein',
    (record) => Object.assign(record, { wbs: 'nicht erforderlich' }),
    'wbs: "wbs" "nicht erforderlich" gehört nicht zu "kind" "Laden". Löschen Sie das Feld.',
  ),
  damage(
    'offers',
    1,
    'an offer published tomorrow',
    (record) => Object.assign(record, { published: '2026-11-28' }),
    'published: "published" "2026-11-28" liegt nach heute, "2026-11-27".',
  ),
  damage(
    'offers',
    90,
    'a flat let before it was published',
    (record) => Object.assign(record, { letSince: '2026-01-02' }),
    'published: "published" "2026-10-18" liegt nach "letSince" "2026-01-02".',
  ),
  damage(
    'offers',
    1,
    'a lease in a hundred years',
    (record) => Object.assign(record, { available: '2126-11-27' }),
    'available: "available" "2126-11-27" liegt 36524 Tage voraus. Erlaubt sind höchstens 365 Tage zurück und 1095 Tage voraus.',
  ),
  damage(
    'offers',
    2,
    'a flat that is free in a house under construction',
    (record) =>
      Object.assign(record, {
        address: 'Uferstraße 42, 09995 Elsenau',
        project: 'uferstrasse',
        available: '2026-12-01',
      }),
    'available: "available" "2026-12-01" ist zu früh: Das Projekt "uferstrasse" ist erst 2027 fertig ("status" "under-construction").',
  ),
  damage(
    'offers',
    1,
    'a flat in a project that it does not name',
    (record) => Object.assign(record, { project: undefined }),
    'address: "address" "Mühlenweg 7, 09997 Elsenau" liegt im Projekt "wohnhof-muehlenweg" ("address" "Mühlenweg 5–11, 09997 Elsenau"), aber "project" ist null.',
  ),
  damage(
    'offers',
    2,
    'a flat that names another project',
    (record) => Object.assign(record, { project: 'lindenhoefe' }),
    'address: "address" "Kaistraße 42, 09995 Elsenau" liegt nicht im Projekt "lindenhoefe" ("address" "Lindenallee 1–23, 09996 Elsenau").',
  ),
  damage(
    'offers',
    2,
    'a flat that is free before its house is built',
    (record) => {
      record.built = 2028;
      record.energy.built = 2028;
      record.available = '2026-12-01';
    },
    'available: "available" "2026-12-01" ist zu früh: Das Haus wird erst fertig, "built" 2028.',
  ),
  damage(
    'offers',
    1,
    'an energy certificate without its source',
    ({ energy }) => Object.assign(energy, { source: undefined }),
    'energy › source: Beim Energieausweis mit "state" "residential" fehlt "source", der wesentliche Energieträger.',
  ),
  damage(
    'offers',
    1,
    'an energy class that does not fit the value',
    ({ energy }) => Object.assign(energy, { class: 'A+' }),
    'energy › class: "class" "A+" passt nicht zu "demand" 42.6. Nach Anlage 10 GEG ist das Klasse "A".',
  ),
  damage(
    'offers',
    1,
    'an energy certificate of another year',
    ({ energy }) => Object.assign(energy, { built: 1990 }),
    'energy › built: "built" 1990 im Energieausweis ist nicht das Baujahr des Hauses: "built" 2024.',
  ),
  damage(
    'offers',
    5,
    'no energy certificate and no reason',
    (record) => Object.assign(record, { energy: { state: 'not-required' } }),
    'energy › reason: Beim Energieausweis mit "state" "not-required" fehlt "reason", der Grund, zum Beispiel "Baudenkmal (§ 79 Absatz 4 GEG)".',
  ),
  damage(
    'offers',
    7,
    'a bath renewed before the house was built',
    ({ gallery }) => Object.assign(gallery[0], { caption: 'Bad mit Wanne, 2024 erneuert' }),
    'gallery › 1. Eintrag › caption: "2024 erneuert" kann nicht stimmen: Das Haus ist erst von 2025 ("built").',
  ),
  damage(
    'offers',
    2,
    'a district with a wrong article',
    (record) => Object.assign(record, { title: 'Ein Zimmer in Hafen' }),
    'title: "in Hafen" ist nicht der richtige Artikel. Schreiben Sie "am Hafen".',
  ),
  damage(
    'projects',
    1,
    'a list that opened last summer',
    (record) => Object.assign(record, { html: '<p>Die Vormerkliste öffnet im Sommer 2026.</p>' }),
    'html: "Die Vormerkliste öffnet im Sommer 2026." kündigt etwas an, aber "Sommer 2026" ist vorbei (verglichen mit "2026-11-27").',
  ),
  damage(
    'projects',
    1,
    'a project that is completed in the future',
    (record) => Object.assign(record, { completion: 2027 }),
    'completion: "completion" 2027 passt nicht zu "status" "completed": Wir haben 2026.',
  ),
  damage(
    'press-assets',
    145,
    'a credit that is not in the catalogue',
    (record) => Object.assign(record, { credit: '© Stadtraum Wohnen / Ada Beyer' }),
    'credit: "credit" "© Stadtraum Wohnen / Ada Beyer" ist nicht der Bildnachweis von "altstadt-winter". In der Mediathek steht "Stadtraum Wohnen / Atelier Federstrich".',
  ),
  damage(
    'press-assets',
    145,
    'a drawing that is called a photo',
    (record) => Object.assign(record, { title: 'Fotografie der Altstadt' }),
    'title: "title" nennt das Bild "altstadt-winter" ein "Fotografie". Laut Mediathek ist es gezeichnet ("kind": "elevation").',
  ),
];

const PAGE = 'pages/index.json';

describe('[VI7] the content in the repository, with a damaged copy of a record', () => {
  let messages: string[];
  beforeAll(async () => {
    const directory = makeDirectory('damaged');
    cpSync(contentDirectory, directory, { recursive: true });
    for (const [index, { collection, uid, change }] of DAMAGES.entries()) {
      edit(directory, `collections/${collection}/records.json`, (records) => {
        const copy = structuredClone(records.find((record: Json) => record.uid === uid));
        records.push(copy);
        Object.assign(copy, { uid: FIRST_UID + index, ...(copy.slug && { slug: `${copy.slug}-${index}` }) });
        change(copy);
      });
    }
    edit(directory, PAGE, ({ regions }) => {
      regions.main[1].content.html = '<p>Bezug ab Mai 2026.</p>';
    });
    messages = await messagesOf(directory);
  }, 60_000);

  it.each(DAMAGES.map((entry, index) => ({ ...entry, index })))(
    'says exactly what is wrong: $name',
    ({ collection, index, message }) => {
      const place = `collections/${collection}/records.json, Datensatz ${FIRST_UID + index} › `;
      const [field] = message.split(':');
      // A copy with another address has pictures of another house, too.
      expect(messages.filter((line) => line.startsWith(`${place}${field}:`))).toEqual([`${place}${message}`]);
    },
  );

  it('says exactly what is wrong with a page that announces what is over', () => {
    expect(messages.filter((line) => line.startsWith(PAGE))).toEqual([
      expect.stringMatching(
        /html: "Bezug ab Mai 2026\." kündigt etwas an, aber "Mai 2026" ist vorbei \(verglichen mit "2026-11-27"\)\.$/,
      ),
    ]);
  });

  it('says nothing without damage', async () => {
    expect(await messagesOf(contentDirectory)).toEqual([]);
  });
});

function areaOf(uid: number): number {
  const records: Json[] = JSON.parse(
    readFileSync(path.join(contentDirectory, 'collections/offers/records.json'), 'utf8'),
  );
  return records.find((record) => record.uid === uid).area;
}

function perSquareMetre(rent: number, uid: number): string {
  return (rent / areaOf(uid)).toLocaleString('de-DE', { maximumFractionDigits: 2 });
}
