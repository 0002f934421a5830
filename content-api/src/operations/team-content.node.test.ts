import type { HeldBack } from '../kernel/held-back.ts';
import { type ContentProblem, describeProblem } from '../kernel/problems.ts';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { type ContentFiles, makeContentFiles, textPage } from '../testing/content-files.ts';
import { INNER_SECRET, type RunningApi, startContentApi } from '../testing/processes.ts';
import { liveSetWith, type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';

const anyObject = { type: 'object' };
const TYPES = ['text', 'site-header', 'breadcrumb', 'list', 'job-list'];

type Files = Record<string, unknown>;

/** A team's page with a list of its own collection, whose records have pages, an entry in the menu, and a redirect. */
const JOBS: Files = {
  'pages/jobs.json': {
    title: 'Stellenangebote',
    label: 'Stellen',
    regions: {
      main: [
        { id: 'stellen', type: 'job-list', content: { heading: 'Stellen' }, source: { collection: 'jobs' } },
        {
          id: 'mehr',
          type: 'text',
          content: { html: '<p>Zurück zum <a href="/bestand/haeuser">Bestand</a></p>' },
        },
      ],
    },
  },
  'collections/jobs/collection.json': {
    queryPrefix: 'tx_jobs',
    record: {
      type: 'object',
      properties: {
        uid: { type: 'integer' },
        slug: { type: 'string' },
        title: { type: 'string' },
        place: { type: 'string', enum: ['Hafen', 'Nord'] },
      },
      required: ['title', 'place'],
      additionalProperties: false,
    },
    filters: [{ name: 'ort', kind: 'choice', field: 'place' }],
    order: [{ field: 'title', direction: 'ascending' }],
  },
  'collections/jobs/records.json': [
    { uid: 1, slug: 'hausmeisterin', title: 'Hausmeisterin', place: 'Nord' },
    { uid: 2, slug: 'architekt', title: 'Architekt', place: 'Hafen' },
  ],
  'collections/jobs/page.json': {
    path: '/jobs',
    title: '{title} in {place}',
    regions: { main: [{ id: 'stelle', type: 'text', content: { html: '<p>Stelle</p>' } }] },
  },
  'navigation.json': [{ menu: 'main', below: '/bestand/haeuser', label: 'Stellen', path: '/jobs' }],
  'redirects.json': [{ from: '/stellen', to: '/jobs' }],
};

describeOnBothDatabases('content of a team', (newDatabase) => {
  let registry: StandInRegistry;
  let files: ContentFiles;
  let environment: Record<string, string>;
  let api: RunningApi;
  /** Remotes with content, which is removed after each test. */
  const loaded = new Set<string>();

  beforeAll(async () => {
    registry = await startStandInRegistry();
    setLive(TYPES);
    files = makeContentFiles();
    environment = {
      ...(await newDatabase()),
      CONTENT_DIRECTORY: files.directory,
      REGISTRY_URL: registry.url,
    };
    api = await startContentApi(environment);
  });
  afterAll(async () => {
    await api.stop();
    registry.close();
  });
  afterEach(async () => {
    setLive(TYPES);
    for (const remote of loaded) expect((await send({}, remote)).status).toBe(200);
    loaded.clear();
  });

  const setLive = (types: string[]) => {
    registry.responses = liveSetWith(Object.fromEntries(types.map((type) => [type, anyObject])));
  };
  const send = async (sent: Files, remote = 'mf-jobs', team = remote.slice(3), secret = INNER_SECRET) => {
    const response = await fetch(`${api.url}/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-inner-secret': secret },
      body: JSON.stringify({ team, remote, files: sent }),
    });
    const body = (await response.json()) as {
      revision?: string;
      problems?: ContentProblem[];
      heldBack?: HeldBack[];
    };
    if (response.ok) loaded.add(remote);
    return { ...body, status: response.status, problems: body.problems?.map(describeProblem) };
  };
  const usedBlocks = async () => {
    const headers = { 'x-inner-secret': INNER_SECRET };
    const { types } = (await (await api.get('/used-blocks', headers)).json()) as {
      types: Record<string, string[]>;
    };
    return types;
  };
  const status = async (path: string) =>
    (await api.get(`/page?${new URLSearchParams({ path, query: '' })}`)).status;

  it('[TR3] is served, linked, listed, searched and in the sitemap like the workspace’s @full', async () => {
    expect(await send(JOBS)).toMatchObject({
      status: 200,
      changed: true,
      pages: 1,
      records: 2,
      warnings: [],
    });
    const page = await api.page('/jobs');
    expect(page).toMatchObject({ title: 'Stellenangebote', id: expect.any(Number) });
    expect(page.regions.main?.[0]?.content).toMatchObject({
      heading: 'Stellen',
      total: 2,
      items: [{ title: 'Architekt', path: '/jobs/architekt' }, { title: 'Hausmeisterin' }],
      options: {
        ort: [
          { value: 'Hafen', hits: 1 },
          { value: 'Nord', hits: 1 },
        ],
      },
    });
    expect((await api.page('/jobs', 'tx_jobs[ort]=Nord')).regions.main?.[0]?.content).toMatchObject({
      total: 1,
    });
    expect(page.navigation.main).toEqual([
      {
        label: 'Häuser',
        path: '/bestand/haeuser',
        children: [{ label: 'Stellen', path: '/jobs' }],
      },
    ]);
    expect(await api.page('/jobs/architekt')).toMatchObject({ title: 'Architekt in Hafen' });
    const redirect = await api.get(`/page?${new URLSearchParams({ path: '/stellen', query: '' })}`);
    expect(await redirect.json()).toMatchObject({ redirectUrl: '/jobs' });
    const sitemap = JSON.stringify(await (await api.get('/sitemap')).json());
    for (const path of ['/jobs', '/jobs/architekt', '/bestand/haeuser'])
      expect(sitemap).toContain(`${path}"`);
    const suggestions = await (await api.get('/daten/suchvorschlaege?q=Hausmei')).text();
    expect(suggestions).toContain('Hausmeisterin');
  });

  it('[TR3] is replaced as a whole, without a change for others, and stays when nothing has changed @full', async () => {
    const { revision } = await send(JOBS);
    expect(await send(JOBS)).toMatchObject({ changed: false, revision });
    await send({ 'pages/termine.json': { ...textPage(7, 'Termine') } }, 'mf-events');
    const { 'collections/jobs/page.json': _, 'redirects.json': __, ...rest } = JOBS;
    expect(await send({ ...rest, 'pages/jobs/neu.json': textPage(8, 'Neu') })).toMatchObject({ pages: 2 });
    const paths = ['/jobs', '/jobs/neu', '/jobs/architekt', '/stellen', '/termine', '/bestand/haeuser'];
    expect(await Promise.all(paths.map(status))).toEqual([200, 200, 404, 404, 200, 200]);
  });

  it('[TR3] outlives a restart and a load of the workspace’s content, and can be removed @full', async () => {
    await send(JOBS);
    await api.stop();
    files.write('pages/neu.json', textPage(99, 'Neu'));
    api = await startContentApi(environment);
    expect(await Promise.all(['/jobs', '/jobs/architekt', '/neu'].map(status))).toEqual([200, 200, 404]);
    expect(await api.load()).toMatchObject({ status: 200, body: { changed: true } });
    expect(await Promise.all(['/jobs', '/jobs/architekt', '/neu'].map(status))).toEqual([200, 200, 200]);
    files.remove('pages/neu.json');
    expect(await api.load()).toMatchObject({
      status: 200,
      body: { changed: true, pages: 3, warnings: [] },
    });
    expect(await Promise.all(['/jobs', '/jobs/architekt', '/neu'].map(status))).toEqual([200, 200, 404]);
    expect(await send({})).toMatchObject({ status: 200, pages: 0 });
    expect(await Promise.all(['/jobs', '/jobs/architekt', '/stellen'].map(status))).toEqual([404, 404, 404]);
  });

  it('[TR1] stays away where it takes what others own, naming file and owner; the rest is live', async () => {
    await send({ ...JOBS, 'pages/karriere.json': textPage(7, 'Karriere') });
    const taking = {
      'pages/bestand/haeuser.json': textPage(8, 'Haus'),
      'pages/karriere.json': textPage(9, 'Karriere'),
      'pages/jobs/praktikum.json': textPage(10, 'Praktikum'),
      'pages/termine.json': textPage(11, 'Termine'),
      'collections/houses/records/neu.json': { uid: 90, title: 'Neu', year: 1900 },
      'collections/jobs/collection.json': JOBS['collections/jobs/collection.json'],
      'redirects.json': [{ from: '/stellen', to: '/termine' }],
    };
    const { status: code, heldBack = [] } = await send(taking, 'mf-events');
    const otherwise =
      '. Wählen Sie etwas anderes, oder sprechen Sie sich mit dem Team ab. Die andere Stelle: ';
    expect(code).toBe(200);
    expect(heldBack.flatMap(({ problems }) => problems.map(describeProblem))).toEqual([
      `pages/bestand/haeuser.json: Die Adresse /bestand/haeuser gehört schon der Website${otherwise}workspace:pages/bestand/haeuser.json.`,
      'pages/jobs/praktikum.json: Unter /jobs stehen nur Seiten, die mf-jobs (Team jobs) gehören. Wählen Sie einen anderen Ort. Die andere Stelle: mf-jobs:collections/jobs/page.json.',
      `pages/karriere.json: Die Adresse /karriere gehört schon mf-jobs (Team jobs)${otherwise}mf-jobs:pages/karriere.json.`,
      `redirects.json: Die Adresse /stellen gehört schon mf-jobs (Team jobs)${otherwise}mf-jobs:redirects.json.`,
      expect.stringContaining(
        'collections/houses/records/neu.json: Die Liste houses gehört schon der Website',
      ),
      expect.stringContaining(
        'collections/jobs/collection.json: Die Liste jobs gehört schon mf-jobs (Team jobs)',
      ),
    ]);
    expect((await api.page('/termine')).title).toBe('Termine');
    expect((await api.page('/karriere')).title).toBe('Karriere');
    expect((await api.page('/bestand/haeuser')).title).toBe('Unsere Häuser');
    expect(await status('/jobs/praktikum')).toBe(404);
    expect(JSON.stringify(await api.page('/bestand/haeuser'))).not.toContain('"Neu"');
    const redirect = await api.get(`/page?${new URLSearchParams({ path: '/stellen', query: '' })}`);
    expect(await redirect.json()).toMatchObject({ redirectUrl: '/jobs' });
  });

  it('[TR1] is safe from the workspace, whose file stays away likewise @full', async () => {
    await send(JOBS);
    files.write('pages/jobs.json', textPage(98, 'Jobs'));
    const reason = expect.stringMatching(/^Die Adresse \/jobs gehört schon mf-jobs \(Team jobs\)/);
    expect(await api.load()).toMatchObject({
      status: 200,
      body: { heldBack: [{ file: 'pages/jobs.json', isOnSite: false, problems: [{ reason }] }] },
    });
    expect((await api.page('/jobs')).title).toBe('Stellenangebote');
    files.remove('pages/jobs.json');
    expect(await api.load()).toMatchObject({ status: 200, body: { changed: false } });
  });

  it('[TR3] [GA1] stays as it was where it is invalid, or where others need what it removes @full', async () => {
    setLive(['text', 'site-header', 'breadcrumb', 'list']);
    const held = async (change: Files, files: Files = { ...JOBS, ...change }) => {
      const { status: code, heldBack = [] } = await send(files);
      expect(code).toBe(200);
      return heldBack.flatMap(({ problems }) => problems.map(describeProblem));
    };
    expect(await held({})).toEqual([
      'pages/jobs.json, Block „stellen“ (job-list) › type: Den Blocktyp "job-list" gibt es auf der Website nicht. Prüfen Sie die Schreibweise. Ist der Block neu, muss sein Team ihn zuerst veröffentlichen.',
    ]);
    expect(await Promise.all(['/jobs', '/jobs/architekt'].map(status))).toEqual([404, 200]);
    setLive(TYPES);
    expect(await held({ 'site.json': { name: 'Meins' }, 'pages/fort.json': { status: 404 } })).toEqual([
      'pages/fort.json, status: Die Seiten für unbekannte und entfernte Adressen gehören zur Website, nicht zu einem Team.',
      expect.stringContaining('site.json: Diese Datei gehört nicht zu den Inhalten eines Teams.'),
    ]);
    expect(await Promise.all(['/jobs', '/fort'].map(status))).toEqual([200, 404]);
    expect(await held({ 'navigation.json': [{ menu: 'main', label: 'Start', path: '/' }] })).toEqual([
      'navigation.json, Eintrag „Start“ › path: / ist keine Seite dieser Inhalte.',
    ]);
    const wrong = { uid: 2, slug: 'architekt', title: 5, place: 'Süd' };
    const right = { uid: 1, slug: 'hausmeisterin', title: 'Hauswartin', place: 'Nord' };
    expect(await held({ 'collections/jobs/records.json': [wrong, right] })).toEqual([
      'collections/jobs/records.json, Datensatz 2 › title: Hier gehört ein Text hin, nicht 5. Schreiben Sie "5", mit Anführungszeichen.',
      'collections/jobs/records.json, Datensatz 2 › place: "Süd" ist hier nicht erlaubt. Erlaubt sind: "Hafen", "Nord".',
    ]);
    expect((await api.page('/jobs')).regions.main?.[0]?.content).toMatchObject({
      items: [{ title: 'Architekt' }, { title: 'Hauswartin' }],
    });
    files.write('pages/neu.json', textPage(99, 'Neu', '<p><a href="/jobs">Stellen</a></p>'));
    expect(await api.load()).toMatchObject({ status: 200 });
    expect(await held({}, {})).toEqual([
      'workspace:pages/neu.json, /regions/main/0/content/html: Die Seite /jobs gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/jobs", "to": "…" }, damit Lesezeichen weiter ankommen.',
      expect.stringMatching(/^pages\/jobs\.json, .* Die Liste "jobs" gibt es nicht\.$/),
    ]);
    expect(await Promise.all(['/jobs', '/stellen'].map(status))).toEqual([200, 404]);
    files.remove('pages/neu.json');
    expect(await api.load()).toMatchObject({ status: 200 });
  });

  it('[TR3] that lost its block type does not stop the loads of others @full', async () => {
    await send(JOBS);
    setLive(['text', 'site-header', 'breadcrumb', 'list']);
    const lost =
      'mf-jobs:pages/jobs.json, /regions/main/0/type: Den Blocktyp "job-list" gibt es auf der Website nicht. Prüfen Sie die Schreibweise. Ist der Block neu, muss sein Team ihn zuerst veröffentlichen.';
    const warnings = [`The content of others is invalid: ${lost}`];
    expect(await send({ 'pages/termine.json': textPage(7, 'Termine') }, 'mf-events')).toMatchObject({
      status: 200,
      warnings,
    });
    expect(await api.load()).toMatchObject({ status: 200, body: { warnings } });
    expect(await Promise.all(['/termine', '/jobs'].map(status))).toEqual([200, 200]);
  });

  it('[TR7] names the block types in use and where @full', async () => {
    await send({ ...JOBS, 'pages/karriere.json': textPage(7, 'Karriere') });
    expect(await usedBlocks()).toMatchObject({
      'job-list': ['/jobs'],
      list: ['/bestand/haeuser'],
      text: ['/', '/404', '/jobs', '/jobs/hausmeisterin', '/karriere'],
    });
  });

  it('[SE4] cannot block the content API with a slow schema @full', async () => {
    const slow = { type: 'object', properties: { title: { type: 'string', pattern: '^((\\w+ ?)+)+$' } } };
    const sent = send({
      'collections/slow/collection.json': { queryPrefix: 'tx_slow', record: slow, filters: [], order: [] },
      'collections/slow/records.json': [{ uid: 1, title: `${'a'.repeat(40)}!` }],
    });
    const from = performance.now();
    expect((await api.get('/revision')).status).toBe(200);
    expect(performance.now() - from).toBeLessThan(2500);
    expect(await sent).toMatchObject({
      status: 200,
      heldBack: [
        {
          file: 'collections/slow/collection.json',
          problems: [{ pointer: '/record', reason: 'Das Schema brauchte mehr als 3 s Rechenzeit' }],
        },
      ],
    });
  });

  it('[SE9] is accepted only from servers of the site, with names of remotes @full', async () => {
    expect(await send(JOBS, 'mf-jobs', 'jobs', 'x'.repeat(40))).toMatchObject({
      status: 400,
      code: 'REQUEST_REJECTED',
    });
    expect((await api.get('/used-blocks')).status).toBe(400);
    for (const remote of ['workspace', '../x', 'Mf']) {
      expect(await send(JOBS, remote, 'jobs')).toMatchObject({ status: 400, code: 'REQUEST_REJECTED' });
    }
  });

  it('[TR3] is all there after loads at the same time @full', async () => {
    const page = (id: number) => ({ [`pages/seite-${id}.json`]: textPage(1000 + id, `Seite ${id}`) });
    const remotes = ['mf-jobs', 'mf-events'];
    const results = await Promise.all([
      ...remotes.map((remote, index) => send(page(index), remote)),
      api.load(),
    ]);
    expect(results.map((result) => result.status)).toEqual([200, 200, 200]);
    expect(await Promise.all(['/seite-0', '/seite-1', '/'].map(status))).toEqual([200, 200, 200]);
  });
});
