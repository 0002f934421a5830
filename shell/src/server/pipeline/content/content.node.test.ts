import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { blockOf } from '../../../../test/stand-ins.ts';
import { TestShell } from '../../../../test/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await TestShell.prepare();
});
afterEach(() => shell.end());

function put(path: string, title: string): void {
  shell.content.put({ path, title, regions: { main: [blockOf('a', 'text', { html: title })] } });
}

/** The page requests that the content API has received. */
const pageRequests = () => shell.content.requests.filter((request) => request.startsWith('/page'));

describe('[SE1] a page that the content API fails to deliver', () => {
  beforeEach(async () => {
    shell.content.put({ path: '/suche', title: 'Suche', queryParameters: ['q'] });
    put('/presse', 'Vorher');
    put('/kaputt', 'Ganz');
    await shell.startReady();
    for (const path of ['/suche', '/presse', '/kaputt']) await shell.get(path);
  });

  it.each([
    ['with a query', '/suche?q=%CC%81', 503],
    ['without a query', '/kaputt', 200],
  ])(
    'does not hide changes to other pages while three clients request it %s',
    async (_case, failing, status) => {
      shell.content.fails = (path, query) => path === '/kaputt' || query !== '';
      put('/presse', 'Nachher');
      shell.content.revision = '2';
      let isRequesting = true;
      const clients = [1, 2, 3].map(async () => {
        const statuses = new Set<number>();
        while (isRequesting) statuses.add((await shell.get(failing)).status);
        return [...statuses];
      });
      await shell.waitUntil(async () => (await shell.get('/presse')).body.includes('Nachher'));
      isRequesting = false;
      expect(await Promise.all(clients)).toEqual([[status], [status], [status]]);
    },
  );

  it('is logged once while it keeps failing, with the id of the visitor’s request', async () => {
    shell.content.fails = (_path, query) => query !== '';
    const first = await shell.get('/suche?q=a');
    for (const query of ['b', 'c', 'd']) await shell.get(`/suche?q=${query}`);
    expect(shell.codes()).toEqual(['CONTENT_UNAVAILABLE']);
    expect(shell.log.find(({ code }) => code)).toMatchObject({ request: first.headers['x-request-id'] });
  });
});

describe('[OP5] a shell that restarts while the content API hangs', () => {
  beforeEach(async () => {
    put('/', 'Startseite');
    put('/impressum', 'Impressum');
    shell.content.redirect('/alt', { redirectUrl: '/impressum', statusCode: 301 });
    await shell.startReady();
    for (const path of ['/', '/alt', '/impressum']) await shell.get(path);
    await shell.stopShell();
    shell.content.health = 'hangs';
    shell.content.requests.length = 0;
  });

  it('is ready and serves pages without waiting, including the imprint and redirects @full', async () => {
    await shell.startReady();
    const imprint = await shell.get('/impressum');
    expect(imprint.status).toBe(200);
    expect(imprint.body).toContain('<p>Impressum</p>');
    const { status, headers } = await shell.get('/alt');
    expect([status, headers.location]).toEqual([301, '/impressum']);
    // No request waits for the content API or reaches it.
    await Promise.all(Array.from({ length: 20 }, () => shell.get('/')));
    expect(pageRequests()).toEqual([]);
    expect((await shell.get('/nie-gesehen')).status).toBe(503);
  });

  it('also serves a page that no one has visited yet @full', async () => {
    shell.content.health = 'up';
    put('/datenschutz', 'Datenschutz');
    shell.content.revision = '2';
    await shell.startReady();
    await shell.waitUntil(() => pageRequests().some((request) => request.includes('datenschutz')));
    await shell.stopShell();
    shell.content.health = 'hangs';
    await shell.startReady();
    expect((await shell.get('/datenschutz')).body).toContain('<p>Datenschutz</p>');
  });

  it('shows changes once the content API responds again @full', async () => {
    await shell.startReady();
    put('/impressum', 'Neues Impressum');
    shell.content.revision = '2';
    shell.content.health = 'up';
    await shell.waitUntil(async () => (await shell.get('/impressum')).body.includes('Neues Impressum'));
  });

  it('is not ready if nothing is cached @full', async () => {
    await rm(join(shell.data, 'shell/content'), { recursive: true });
    await shell.start();
    await sleep(500);
    const { status, body } = await shell.get('/readyz');
    expect([status, JSON.parse(body).liveSet]).toEqual([503, '1-00000001']);
  });

  it('confirms cached pages instead of fetching them again once the content API responds @full', async () => {
    shell.content.health = 'up';
    const before = await readdir(join(shell.data, 'shell/content'));
    await shell.startReady();
    expect((await shell.get('/impressum')).body).toContain('<p>Impressum</p>');
    expect(pageRequests()).toHaveLength(1);
    expect(shell.content.headers.at(-1)).toHaveProperty('if-none-match', '"1-/impressum"');
    expect(await readdir(join(shell.data, 'shell/content'))).toEqual(before);
  });
});
