import type { Finding, GateReport } from '@stadtraum/contracts/gate';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { pageWith, type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const HEADING = 'return "<h1>" + require("react").title(content.text) + "</h1>"';
const kitWith = (title: string) =>
  makeKit({
    more: `
  const { react } = module.exports.modules;
  module.exports.modules.react = () => ({ ...react(), title: (text) => ${title} });`,
  });

const shell = makeShell();
const kit = kitWith('text');
const press = makeRemote('mf-press', { component: HEADING });
const maps = makeRemote('mf-maps', { component: HEADING });
const pressWith = (component: string) => makeRemote('mf-press', { component });

const HOME = pageWith('/', { press: { text: 'Neues' }, maps: { text: 'Karte' } });
const NEWS = pageWith('/presse', { press: { text: 'Lang' } });

describe('the gate @full', () => {
  let contentApi: StandInContentApi;
  let registry: TestRegistry;

  beforeAll(async () => {
    contentApi = await startStandInContentApi({ pages: [HOME, NEWS] });
    registry = await startTestRegistry({
      contentApiUrl: contentApi.url,
      gate: { pollMs: 50, snapshotTimeoutMs: 3_000, aheadDelayMs: 0 },
    });
    for (const release of [shell, kit, press, maps]) await registry.publish(release);
    expect((await registry.activate(shell, kit, press, maps)).body.report).toBeUndefined();
  });
  afterAll(async () => {
    await registry.remove();
    await contentApi.close();
  });
  /** Each test starts from the same live set. */
  afterEach(async () => {
    Object.assign(contentApi, {
      revision: `${contentApi.revision}+`,
      pages: [HOME, NEWS],
      onRequest: () => undefined,
    });
    await registry.activate(kit, press);
  });

  async function ship(...releases: FixtureRelease[]) {
    for (const release of releases) await registry.publish(release);
    return registry.activateWith(releases, { checks: { types: 'passed' } });
  }

  function summaryOf(findings: readonly Finding[] | undefined) {
    return findings?.map(({ id, severity, pages, pageCount }) => [id, severity, pages, pageCount]);
  }

  it('[GA1] refuses a schema that live content violates', async () => {
    const before = (await registry.liveSet()).body.id;
    const { status, body } = await ship(
      makeRemote('mf-press', { component: HEADING, text: { maxLength: 4 }, content: { text: 'Kurz' } }),
    );
    expect([status, body.code]).toEqual([409, 'GATE_REFUSED']);
    expect(summaryOf(body.findings)).toEqual([['block-invalid:mf-press/press', 'refused', ['/'], 1]]);
    expect(body.message).toContain('block press has content that its new schema rejects');
    expect(body.findings?.[0]?.remedy).toContain('docs/teams.md, “Growing a schema”');
    expect((await registry.liveSet()).body.id).toBe(before);
    const report = await registry.request(`/reports/${body.report}`);
    expect(report.body).toMatchObject({
      id: body.report,
      outcome: 'refused',
      base: before,
      findings: body.findings,
    });

    // The report's page is all that opens from a browser's address bar.
    const open = (path: string, site: string) =>
      fetch(registry.url + path, { headers: { 'sec-fetch-site': site } });
    const page = await open(`/reports/${body.report}.html`, 'none');
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    ]);
    expect(await page.text()).toContain('block-invalid:mf-press/press');
    const others = [
      open(`/reports/${body.report}.html`, 'cross-site'),
      open(`/reports/${body.report}`, 'none'),
      open('/live-set', 'none'),
      open('/reports/none.html', 'none'),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([400, 400, 400, 404]);
  });

  it('[GA2] refuses the removal of a block that pages use, unless a key with the role accepts it', async () => {
    const without = makeRemote('mf-press', { type: 'press-list' });
    const { body } = await ship(without);
    expect(summaryOf(body.findings)).toEqual([
      ['block-unknown:mf-press/press', 'refused', ['/', '/presse'], 2],
    ]);

    const accept = [{ finding: 'block-unknown:mf-press/press', reason: 'the pages follow today' }];
    const team = await registry.addTeam({ team: 'press', remotes: ['mf-press'] });
    const refused = await registry.as(team).activateWith([without], { accept });
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCEPT_NOT_ALLOWED']);

    const unused = { finding: 'block-late:mf-press/press', reason: 'none' };
    const accepted = await registry.activateWith([without], { accept: [...accept, unused] });
    expect(accepted.status).toBe(200);
    expect(accepted.body.liveSet.reason).toContain('accepting block-unknown:mf-press/press');
    expect(accepted.body.report).toMatchObject({
      id: accepted.body.liveSet.id,
      outcome: 'activated',
      accepted: [{ reason: 'the pages follow today' }],
    });
    expect(accepted.body.report?.findings.map(({ id }) => id)).toContain(
      'warning:accept/block-late:mf-press/press',
    );
  });

  it('[GA3] reports what a kit does to other teams’ blocks as one finding', async () => {
    const { body } = await ship(kitWith('""'));
    expect(body.findings).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^foreign-change:\w{10}$/),
        ...{ severity: 'refused', blocks: ['maps', 'press'], pages: ['/', '/presse'], pageCount: 2 },
        message: expect.stringMatching(/ New barriers: empty-heading\.$/),
        changes: expect.arrayContaining([{ before: 'heading 1 "Karte"', after: 'heading 1 ""' }]),
      }),
    ]);
  });

  it('[GA8] [GA9] refuses what throws, waits or shows nothing on live content only, and names each', async () => {
    const { body } = await ship(
      pressWith(`if (content.text === 'Neues') throw new Error('no ' + content.text);
      if (content.text === 'Lang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30000);
      return '<h1>' + content.text + '</h1>'`),
    );
    expect(summaryOf(body.findings)).toEqual([
      ['block-throws:mf-press/press', 'refused', ['/'], 1],
      ['block-late:mf-press/press', 'refused', ['/presse'], 1],
    ]);
    expect(body.findings?.map(({ message }) => message)).toEqual([
      expect.stringContaining('fails: no Neues'),
      expect.stringContaining('it took longer than 0.4 s'),
    ]);
    const empty = await ship(pressWith('return "<h1></h1>"'));
    expect(summaryOf(empty.body.findings)).toEqual([
      ['block-empty:mf-press/press', 'refused', ['/', '/presse'], 2],
    ]);
  });

  it('[GA7] refuses to lose a query key that the form of another block sends', async () => {
    const search = makeRemote('mf-maps', {
      component: `return '<h1>' + content.text + '</h1><form action="/presse"><input name="q" aria-label="Suche"></form>'`,
    });
    const owner = makeRemote('mf-press', { component: HEADING, queryKeys: ['q'] });
    expect((await ship(search, owner)).status).toBe(200);
    const { status, body } = await ship(makeRemote('mf-press', { component: HEADING, queryKeys: ['suche'] }));
    expect(status).toBe(409);
    expect(summaryOf(body.findings)).toEqual([['query-key:q', 'refused', ['/presse'], 1]]);
    expect(body.findings?.[0]?.message).toContain('maps on / sends it with a form');
    await registry.activate(maps);
  });

  it('shows what changes in own blocks, and new warnings, with the pages', async () => {
    const { status, body } = await ship(
      pressWith('console.warn("old prop", content); return "<h2>" + content.text + "</h2>"'),
    );
    expect(status).toBe(200);
    expect(body.report).toMatchObject({
      blocks: { touched: 2, rendered: 2, changed: 2 },
      pages: 2,
      unchecked: expect.arrayContaining([
        'Looks of 1 change were not compared: there is no Chromium (CHROMIUM_PATH).',
      ]),
    });
    expect(body.report?.findings).toEqual([
      expect.objectContaining({
        ...{ id: 'own-change:mf-press/press', severity: 'shown', pageCount: 2 },
        changes: [
          { before: 'heading 1 "Neues"', after: 'heading 2 "Neues"' },
          { before: 'heading 1 "Lang"', after: 'heading 2 "Lang"' },
        ],
      }),
      expect.objectContaining({
        ...{ kind: 'warning', severity: 'shown', blocks: ['press'], pageCount: 2 },
        message: expect.stringMatching(
          /^mf-press@\S+ warns while rendering press on 2 pages \(\/, \/presse\): "old prop"\.$/,
        ),
      }),
    ]);
  });

  it('looks again when content changes meanwhile', async () => {
    let checks = 0;
    contentApi.onRequest = (path) => {
      // The content changes while it is checked for the first time.
      if (path !== '/live-pages' || ++checks > 1) return;
      setTimeout(
        () =>
          Object.assign(contentApi, {
            revision: '9-a',
            pages: [pageWith('/neu', { press: { text: 'Bruch' } })],
          }),
        100,
      );
    };
    contentApi.revision = '8-a';
    const { body } = await ship(
      pressWith(`if (content.text === 'Bruch') throw new Error('broken'); return content.text`),
    );
    expect(summaryOf(body.findings)).toContainEqual(['block-throws:mf-press/press', 'refused', ['/neu'], 1]);
  });

  it('[GA1] refuses when the content changes during each of three checks', async () => {
    const before = (await registry.liveSet()).body.id;
    let reads = 0;
    contentApi.onRequest = (path) => {
      if (path !== '/live-pages') return;
      reads += 1;
      const page = pageWith('/neu', { press: { text: `Stand ${reads}` } });
      setTimeout(() => Object.assign(contentApi, { revision: `stand-${reads}`, pages: [page] }), 200);
    };
    contentApi.revision += '+';
    const { body } = await ship(pressWith('return "<h1>" + content.text + " heute</h1>"'));
    expect(summaryOf(body.findings?.slice(0, 1))).toEqual([
      ['content-unavailable:content-api', 'refused', [], 0],
    ]);
    expect(body.findings?.[0]).toMatchObject({
      message: expect.stringContaining('the content changed during each of 3 checks'),
      remedy: 'Ship again when no content is being loaded.',
    });
    expect((await registry.liveSet()).body.id).toBe(before);
  });

  it('examines what a rollback by hand restores afterwards, and refuses nothing', async () => {
    await ship(pressWith(`if (content.text === 'Bruch') throw new Error('broken'); return content.text`));
    await ship(press);
    Object.assign(contentApi, {
      revision: '10-a',
      pages: [HOME, pageWith('/bruch', { press: { text: 'Bruch' } })],
    });
    const before = (await registry.liveSet()).body.id;
    const { status, body } = await registry.rollBack('mf-press');
    expect(status).toBe(200);
    const report = await reportOf(body.liveSet.id);
    expect(report).toMatchObject({
      ...{ outcome: 'rolled-back', base: before, accepted: [] },
      afterSwitch: { pages: 0, unchecked: [expect.stringContaining('No shell')] },
    });
    expect(summaryOf(report.findings)).toContainEqual([
      'block-throws:mf-press/press',
      ...['refused', ['/bruch'], 1],
    ]);
    expect((await registry.liveSet()).body.id).toBe(body.liveSet.id);
    while ((await registry.newestEntry())?.action !== 'after-switch')
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await registry.newestEntry()).toMatchObject({
      subject: `live set ${body.liveSet.id}, after a rollback`,
      reason: expect.stringContaining('block-throws:mf-press/press'),
    });
    const page = await fetch(`${registry.url}/reports/${body.liveSet.id}.html`);
    expect(await page.text()).toContain('An activation would be refused');
  });

  async function reportOf(id: string): Promise<GateReport> {
    for (;;) {
      const { status, body } = await registry.request(`/reports/${id}`);
      if (status === 200) return body as GateReport;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('refuses while the content API is unavailable, and says what to do; a rollback needs none', async () => {
    contentApi.onRequest = () => {
      throw new Error('away');
    };
    await contentApi.close();
    const { body } = await ship(pressWith('return content.text + "!"'));
    expect(summaryOf(body.findings)).toEqual([['content-unavailable:content-api', 'refused', [], 0]]);
    expect(body.findings?.[0]?.remedy).toContain('CONTENT_API_URL');
    const rollback = await registry.rollBack('mf-press');
    expect(rollback.status).toBe(200);
    const report = await reportOf(rollback.body.liveSet.id);
    expect(report.outcome).toBe('rolled-back');
    expect(summaryOf(report.findings)).toEqual([['content-unavailable:content-api', 'refused', [], 0]]);
  });
});
