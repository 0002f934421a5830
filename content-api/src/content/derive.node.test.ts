import { CONTENT_PARTS } from '../content-parts.ts';
import type { MediaCatalogue } from '../media/catalogue/media-catalogue.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { makeContentFiles } from '../testing/content-files.ts';
import { makeMediaFiles } from '../testing/media-files.ts';
import { SOURCE_CHECKER } from '../testing/source-checker.ts';
import { deriveStored } from './derive.ts';
import { checkContent } from './load-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const FRAME_HOSTS = ['video.example.org'];

let media: MediaCatalogue;
let library: MediaLibrary;
beforeAll(async () => {
  library = new MediaLibrary((await makeMediaFiles()).directory);
  media = (await library.read()).catalogue;
});

const derive = (json: unknown) =>
  deriveStored({ file: 'pages/a.json', json }, { now: NOW, media, frameHosts: FRAME_HOSTS });
const hof = () => media.pictures.get('hof')?.picture;

describe('deriving stored content', () => {
  it('replaces picture ids, also in lists and with a different alternative text', () => {
    const { json, problems } = derive({
      picture: 'hof',
      pictures: ['hof', { id: 'hof', alt: '' }],
      items: [{ picture: { id: 'hof', alt: 'Unser Hof' } }],
    });
    expect(problems).toEqual([]);
    expect(json).toEqual({
      picture: hof(),
      pictures: [hof(), { ...hof(), alt: '' }],
      items: [{ picture: { ...hof(), alt: 'Unser Hof' } }],
    });
  });

  it("replaces a video's id", () => {
    expect(derive({ video: 'umzug' }).json).toEqual({ video: media.videos.get('umzug')?.video });
  });

  it("replaces a document's id and keeps documents that are described in full", () => {
    const described = { title: 'Pläne', format: 'ZIP', bytes: 9 };
    expect(derive({ documents: ['lageplan', described] }).json).toEqual({
      documents: [media.documents.get('lageplan')?.document, described],
    });
  });

  it('leaves other values unchanged', () => {
    const json = { picture: { width: 3 }, video: { provider: 'x', id: 'y' }, text: 'hof', pictures: [7] };
    expect(derive(json)).toMatchObject({ json, problems: [] });
  });

  it('reports unknown ids with their location', () => {
    const { problems } = derive({
      regions: { main: [{ content: { pictures: ['hof', 'schloss'] } }] },
      video: 'hof',
    });
    expect(problems).toEqual([
      {
        file: 'pages/a.json',
        pointer: '/regions/main/0/content/pictures/1',
        reason:
          'In der Mediathek gibt es kein Bild "schloss". Schreiben Sie den Namen eines vorhandenen Bildes (alle stehen in media/catalogue.json). Ist es neu, muss das Plattform-Team es zuerst in die Mediathek aufnehmen; so lange löschen Sie das ganze Feld',
      },
      {
        file: 'pages/a.json',
        pointer: '/video',
        reason:
          'In der Mediathek gibt es kein Video "hof". Schreiben Sie den Namen eines vorhandenen Videos (alle stehen in media/catalogue.json). Ist es neu, muss das Plattform-Team es zuerst in die Mediathek aufnehmen; so lange löschen Sie das ganze Feld',
      },
    ]);
  });

  it('sanitises HTML and resolves relative days', () => {
    const { json } = derive({ html: '<p onclick="x">Text</p>', deadline: { daysFromToday: 5 } });
    expect(json).toEqual({ html: '<p>Text</p>', deadline: '2026-11-25' });
  });

  it('[F45] sanitises the note of a form, and leaves other notes as plain text', () => {
    const note = '<p onclick="x">Datenschutz<script>x()</script></p>';
    const { json } = derive({ content: { form: { pages: [] }, note }, items: [{ note: 'Miete < 7 €' }] });
    expect(json).toEqual({
      content: { form: { pages: [] }, note: '<p>Datenschutz</p>' },
      items: [{ note: 'Miete < 7 €' }],
    });
  });

  it('[FO6] moves relative workdays off weekends, away from today', () => {
    const { json } = derive({
      tomorrow: { daysFromToday: 1, workday: true },
      lastSunday: { daysFromToday: -5, workday: true },
      wednesday: { daysFromToday: 5, workday: true },
      // An object with other properties is no day.
      other: { daysFromToday: 1, unit: 'x' },
    });
    expect(json).toEqual({
      tomorrow: '2026-11-23',
      lastSunday: '2026-11-13',
      wednesday: '2026-11-25',
      other: { daysFromToday: 1, unit: 'x' },
    });
  });
});

it('reports a frame from a host that is not in FRAME_HOSTS', () => {
  const { problems } = derive({
    items: [
      { frame: { src: 'https://video.example.org/film' } },
      { frame: { src: 'https://www.openstreetmap.org/' } },
      { frame: 'a text' },
    ],
  });
  expect(problems).toEqual([
    {
      file: 'pages/a.json',
      pointer: '/items/1/frame/src',
      reason:
        'Die Adresse muss mit https:// beginnen und zu einem dieser Anbieter führen: video.example.org (Einstellung FRAME_HOSTS)',
    },
  ]);
});

it('rejects content with an unknown picture', async () => {
  const files = makeContentFiles();
  files.write('collections/houses/records.json', [
    { uid: 1, title: 'Zeche', year: 1900, picture: 'schloss' },
  ]);
  const source = {
    contentDirectory: files.directory,
    parts: CONTENT_PARTS,
    registryUrl: undefined,
    frameHosts: FRAME_HOSTS,
    library,
    checker: SOURCE_CHECKER,
  };
  await expect(checkContent(source, NOW)).rejects.toMatchObject({
    code: 'CONTENT_INVALID',
    message: expect.stringMatching(/^collections\/houses\/records\.json.* picture: .*kein Bild "schloss"/),
  });
});
