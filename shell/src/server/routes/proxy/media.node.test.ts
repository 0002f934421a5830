import { TestShell } from '../../../../test/test-shell.ts';

const PICTURE = '/media/hof.1f3c5a7e/640.avif';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.media = (request, response) => {
    const head = {
      'content-type': 'image/avif',
      'cache-control': IMMUTABLE,
      etag: '"a"',
      'set-cookie': 'a=b',
      'x-powered-by': 'x',
    };
    if (request.headers['if-none-match'] === '"a"') return response.writeHead(304, head).end();
    if (request.headers.range) {
      const part = { ...head, 'content-range': 'bytes 0-1/4', 'content-length': '2' };
      return response.writeHead(206, part).end('ab');
    }
    return response.writeHead(200, { ...head, 'content-length': '4' }).end('abcd');
  };
  await shell.startReady();
});
afterAll(() => shell.end());
beforeEach(() => {
  shell.content.health = 'up';
});

describe('a picture', () => {
  it('comes from the content API, with the shell’s headers and without cookies', async () => {
    const { status, headers, body } = await shell.get(PICTURE);
    expect([status, body]).toEqual([200, 'abcd']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '4',
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect([headers['set-cookie'], headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  it('supports ranges, conditional requests and HEAD', async () => {
    const part = await shell.get(PICTURE, { range: 'bytes=0-1' });
    expect([part.status, part.headers['content-range'], part.body]).toEqual([206, 'bytes 0-1/4', 'ab']);
    const conditional = await shell.get(PICTURE, { 'if-none-match': '"a"' });
    expect([conditional.status, conditional.body]).toEqual([304, '']);
    const head = await shell.send('HEAD', PICTURE);
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '4', '']);
  });

  it.each(['/media/nix', '/media/hof.1f3c5a7e/..%2f..%2fhealthz', '/media/a.1f3c5a7e/640.png'])(
    'is not requested from the content API for the invalid path %s',
    async (path) => {
      shell.content.requests.length = 0;
      const { status, headers } = await shell.get(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(shell.content.requests.filter((request) => request.startsWith('/media'))).toEqual([]);
    },
  );

  it('is an uncacheable 404 if the content API does not have it', async () => {
    const { media } = shell.content;
    shell.content.media = (_request, response) => response.writeHead(404).end('{"code": "X"}');
    const { status, headers, body } = await shell.get(PICTURE);
    shell.content.media = media;
    expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', 'Das gibt es hier nicht.\n']);
  });

  it('is an uncacheable 503, logged once, while the content API is down, then recovers', async () => {
    shell.content.health = 'fails';
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status, headers } = await shell.get(PICTURE);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
    }
    expect(shell.codes().filter((code) => code === 'MEDIA_UNAVAILABLE')).toHaveLength(1);
    await shell.content.stop();
    expect((await shell.get(PICTURE)).status).toBe(503);
    await shell.content.open();
    shell.content.health = 'up';
    expect((await shell.get(PICTURE)).status).toBe(200);
  });
});
