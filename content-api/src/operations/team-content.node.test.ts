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

describeOnBothDatabases(
  'content of a team',
  (newDatabase) => {
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
      const body = (await response.json()) as { revision?: string; problems?: ContentProblem[] };
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
      expect(await Promise.all(['/jobs', '/jobs/architekt', '/neu'].map(status))).toEqual([200, 200, 200]);
      files.remove('pages/neu.json');
      expect(await api.load()).toMatchObject({
        status: 200,
        body: { changed: true, pages: 3, warnings: [] },
      });
      expect(await Promise.all(['/jobs', '/jobs/architekt', '/neu'].map(status))).toEqual([200, 200, 404]);
      expect(await send({})).toMatchObject({ status: 200, pages: 0 });
      expect(await Promise.all(['/jobs', '/jobs/architekt', '/stellen'].map(status))).toEqual([
        404, 404, 404,
      ]);
    });

    it('[TR1] is refused as a whole, naming each file, if it takes what others own', async () => {
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
      expect(await send(taking, 'mf-events')).toMatchObject({
        status: 409,
        code: 'CONTENT_OWNED_BY_ANOTHER',
        problems: [
          'pages/bestand/haeuser.json: the path /bestand/haeuser belongs to the workspace',
          'pages/jobs/praktikum.json: the path /jobs/praktikum belongs to mf-jobs (team jobs)',
          'pages/karriere.json: the path /karriere belongs to mf-jobs (team jobs)',
          'redirects.json: the path /stellen belongs to mf-jobs (team jobs)',
          'collections/houses/records/neu.json: the collection "houses" belongs to the workspace',
          'collections/jobs/collection.json: the collection "jobs" belongs to mf-jobs (team jobs)',
        ],
      });
      expect(await status('/termine')).toBe(404);
      expect((await api.page('/karriere')).title).toBe('Karriere');
    });

    it('[TR1] is safe from the workspace, which is refused likewise @full', async () => {
      await send(JOBS);
      files.write('pages/jobs.json', textPage(98, 'Jobs'));
      expect(await api.load()).toMatchObject({
        status: 409,
        body: {
          code: 'CONTENT_OWNED_BY_ANOTHER',
          problems: [{ file: 'pages/jobs.json', reason: 'the path /jobs belongs to mf-jobs (team jobs)' }],
        },
      });
      files.remove('pages/jobs.json');
      expect(await api.load()).toMatchObject({ status: 200, body: { changed: false } });
    });

    it('[TR3] is refused if it is invalid, or if others need what it removes @full', async () => {
      setLive(['text', 'site-header', 'breadcrumb', 'list']);
      expect(await send(JOBS)).toMatchObject({
        status: 422,
        code: 'CONTENT_INVALID',
        problems: ['pages/jobs.json#/regions/main/0/type: no live release owns the block type "job-list"'],
      });
      setLive(TYPES);
      const refused = async (change: Files) => (await send({ ...JOBS, ...change })).problems;
      expect(await refused({ 'site.json': { name: 'Meins' }, 'pages/fort.json': { status: 404 } })).toEqual([
        'pages/fort.json#/status: only a page of the workspace may answer for missing or removed pages',
        expect.stringContaining('site.json: is not a file of a team’s content'),
      ]);
      expect(await refused({ 'navigation.json': [{ menu: 'main', label: 'Start', path: '/' }] })).toEqual([
        'navigation.json#/0/path: / is not a page of this content',
      ]);
      expect(
        await refused({ 'collections/jobs/records.json': [{ uid: 1, slug: 'a', title: 5, place: 'Süd' }] }),
      ).toEqual([
        'collections/jobs/records.json#/0/title: must be string',
        expect.stringContaining('collections/jobs/records.json#/0/place: must be equal to one of'),
      ]);
      expect(await send(JOBS)).toMatchObject({ status: 200 });
      files.write('pages/neu.json', textPage(99, 'Neu', '<p><a href="/jobs">Stellen</a></p>'));
      expect(await api.load()).toMatchObject({ status: 200 });
      expect(await send({})).toMatchObject({
        status: 422,
        problems: ['workspace:pages/neu.json#/regions/main/0/content/html: there is no page at /jobs'],
      });
      files.remove('pages/neu.json');
      expect(await api.load()).toMatchObject({ status: 200 });
    });

    it('[TR3] that lost its block type does not stop the loads of others @full', async () => {
      await send(JOBS);
      setLive(['text', 'site-header', 'breadcrumb', 'list']);
      const lost =
        'mf-jobs:pages/jobs.json#/regions/main/0/type: no live release owns the block type "job-list"';
      const warnings = [`The content of others is invalid: ${lost}.`];
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
        status: 422,
        problems: [
          'collections/slow/collection.json#/record: the schema took more than 3 s of CPU time to check it',
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
  },
  { postgresql: 'full' },
);
