import { makeContentFiles, makeDirectory } from './testing/content-files.ts';
import { type Environment, freePort, runSource, startContentApi } from './testing/processes.ts';

describe('content:load', () => {
  it('checks content without a database', async () => {
    const files = makeContentFiles();
    const environment = { CONTENT_DIRECTORY: files.directory, DATA_DIRECTORY: '/nowhere' };
    expect(await runSource('load.ts', ['--check'], environment)).toEqual({
      code: 0,
      stdout: expect.stringContaining('The content is valid: 3 pages, 7 records.\n'),
      stderr: `Content files in ${files.directory}\n`,
    });
    files.write('pages/a.json', {});
    files.write('pages/b.json', '');
    const refused = await runSource('load.ts', ['--check'], environment);
    expect(refused.code).toBe(1);
    const [target, ...lines] = refused.stderr.trimEnd().split('\n');
    expect(target).toBe(`Content files in ${files.directory}`);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^CONTENT_INVALID: pages\/b\.json, Zeile 1, Spalte 1: Hier fehlt ein Wert/);
    expect(lines.at(-1)).toBe('Correct the content file and load it again; nothing was changed.');
  });

  it('[OP1] loads into the database of a stopped site, and through the content API of a running one @full', async () => {
    const files = makeContentFiles();
    const environment: Environment = {
      CONTENT_DIRECTORY: files.directory,
      DATA_DIRECTORY: makeDirectory('data'),
    };
    const load = () => runSource('load.ts', [], environment);
    await (await startContentApi(environment)).stop();
    const redirects = [{ from: '/frueher', to: '/' }];
    files.write('redirects.json', redirects);
    expect(await runSource('load.ts', [], { ...environment, CONFINEMENT: 'user' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('CONFINEMENT_INCOMPLETE'),
    });
    expect(await load()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Loaded: 3 pages, 7 records'),
    });
    expect(await load()).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing has changed') });

    const api = await startContentApi(environment);
    files.write('redirects.json', []);
    expect(await load()).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`through the content API at ${api.url}`),
      stdout: expect.stringContaining('Loaded'),
    });
    files.write('redirects.json', {});
    expect(await load()).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('redirects.json: Hier gehört eine Liste'),
    });
    await api.stop();
  });

  it('[TR2] [SE4] checks content only with the layers that CONFINEMENT requires', async () => {
    // Programs that run from their source cannot be confined.
    const environment = { CONTENT_DIRECTORY: makeContentFiles().directory, CONFINEMENT: 'permission' };
    expect(await runSource('load.ts', ['--check'], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Content files in .*\nCONFINEMENT_INCOMPLETE: CONFINEMENT requires the layer "permission"[^\n]*\n$/,
      ),
    });
  });

  it('rejects unknown options @full', async () => {
    const { code, stderr } = await runSource('load.ts', ['--chek'], {});
    expect(code).toBe(1);
    expect(stderr).toMatch(/^SETTING_INVALID: the command line is --chek: the only option is --check\..*\n$/);
  });
});

describe('the content API at startup', () => {
  it('reports a failure in one clear line @full', async () => {
    const port = await freePort();
    const environment = { CONTENT_API_PORT: String(port), CONTENT_DIRECTORY: makeContentFiles().directory };
    const fails = async (settings: Environment) => {
      const { code, stderr } = await runSource('main.ts', [], { ...environment, ...settings });
      expect(code).toBe(1);
      return stderr;
    };
    expect(await fails({ CONTENT_API_PORT: 'x' })).toMatch(
      /^SETTING_INVALID: CONTENT_API_PORT is x: [^\n]*\n$/,
    );
    expect(await fails({ CONFINEMENT: 'language,user' })).toMatch(
      /^CONFINEMENT_INCOMPLETE: CONFINEMENT requires the layer "language"[^\n]*\n$/,
    );
    expect(await fails({ DATA_DIRECTORY: '/dev/null' })).toMatch(/^DATA_DIRECTORY_UNUSABLE: [^\n]*\n$/);
    const api = await startContentApi({ ...environment, DATA_DIRECTORY: makeDirectory('data') });
    const taken = { CONTENT_API_PORT: new URL(api.url).port, DATA_DIRECTORY: makeDirectory('data') };
    expect(await fails(taken)).toMatch(/^SERVER_PORT_TAKEN: [^\n]*\n$/);
    await api.stop();
  });

  it('[GA1] serves what fits if no content is stored, and fails only if nothing does @full', async () => {
    const files = makeContentFiles();
    files.write('navigation.json', []);
    files.write('pages/404.json', '');
    files.remove('layout.json');
    const environment = { CONTENT_DIRECTORY: files.directory, DATA_DIRECTORY: makeDirectory('data') };
    const api = await startContentApi(environment);
    expect((await api.page('/bestand/haeuser')).navigation).toEqual({});
    expect(await (await api.get('/page?path=%2Fnix&query=')).json()).toMatchObject({
      status: 404,
      regions: {},
    });
    await api.stop();
    for (const file of ['pages/index.json', 'pages/bestand/haeuser.json']) files.write(file, '');
    const empty = { ...environment, DATA_DIRECTORY: makeDirectory('data') };
    const { code, stderr } = await runSource('main.ts', [], empty);
    expect(code).toBe(1);
    expect(stderr).toContain('CONTENT_INVALID: pages/index.json, Zeile 1');
  });
});
