import { TestShell } from '../../../../test/test-shell.ts';

const POSITIONS = JSON.stringify({
  hits: Array.from({ length: 500 }, (_, index) => [`wohnung-${index}`, 51]),
});

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.data = (request, response) => {
    const isPicture = request.url?.endsWith('.jpg');
    const type = isPicture ? 'image/jpeg' : 'application/json; charset=utf-8';
    const body = request.url?.startsWith('/daten/kurz') ? '{}' : POSITIONS;
    const head = { 'content-type': type, etag: '"a"', 'content-length': String(body.length) };
    return response.writeHead(200, head).end(request.method === 'HEAD' ? '' : body);
  };
  await shell.startReady();
});
afterAll(() => shell.end());

const fetchData = async (path: string, encoding: string) => {
  const response = await fetch(`http://127.0.0.1:${shell.port}${path}`, {
    headers: { 'accept-encoding': encoding },
  });
  return { headers: Object.fromEntries(response.headers), text: await response.text() };
};

describe('data', () => {
  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const { headers, text } = await fetchData('/daten/lage/offers.json', encoding);
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"a"', vary: 'accept-encoding' });
    expect(headers).not.toHaveProperty('content-length');
    expect(text).toBe(POSITIONS);
  });

  it('stays as it is for browsers that accept no encoding, if it is short, and if it is a picture', async () => {
    for (const [path, encoding] of [
      ['/daten/lage/offers.json', 'identity'],
      ['/daten/kurz.json', 'br'],
      ['/daten/vorschau/presse.jpg', 'br'],
    ] as const) {
      const { headers } = await fetchData(path, encoding);
      expect(headers).toMatchObject({ etag: '"a"', 'content-length': expect.any(String) });
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  it('keeps its length for HEAD', async () => {
    const head = await shell.send('HEAD', '/daten/lage/offers.json');
    expect(head.headers['content-length']).toBe(String(POSITIONS.length));
  });
});
