import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CodedError, isCodedError } from '@stadtraum/contracts/errors';
import { createContentApi } from '../../content/content-api.ts';
import { problemsOf } from '../../content/content-refusal.ts';
import type { VerifiedRequest } from '../../requests/identify-sender.ts';
import { entryOf } from '../../testing/store-release.ts';
import { loadContent } from './content.ts';

const SECRET = 'inner-secret-of-the-tests-0123456789';
const FILES = { 'pages/jobs.json': { title: 'Stellen', regions: {} } };
const LOADED = { changed: true, revision: '2-abc', pages: 1, records: 0, warnings: [] };
const SENDER = { sender: { team: 'jobs' } } as VerifiedRequest;

describe('the action load-content', () => {
  let received: { request: IncomingMessage; body: string } | undefined;
  let answer: { status: number; body: string };
  const server = createServer(async (request, response) => {
    received = { request, body: await text(request) };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  let url: URL;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => server.close());

  const perform = (status: number, body: unknown) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    return loadContent(createContentApi({ url, secret: SECRET })).perform(
      { name: 'mf-jobs', files: FILES },
      { ...SENDER, entryOf: () => entryOf('mf-jobs') },
    );
  };
  const refusal = async (status: number, body: unknown): Promise<CodedError> => {
    const error = await perform(status, body).catch((reason: unknown) => reason);
    if (!isCodedError(error)) throw new Error('no coded error was thrown', { cause: error });
    return error;
  };

  it('[TR3] gives the content API the files with remote and team, and returns what changed', async () => {
    expect(await perform(200, LOADED)).toEqual(LOADED);
    expect(received?.request).toMatchObject({
      method: 'POST',
      url: '/content',
      headers: { 'x-inner-secret': SECRET },
    });
    expect(JSON.parse(received?.body ?? '')).toEqual({ team: 'jobs', remote: 'mf-jobs', files: FILES });
  });

  it('[TR3] passes refusals on with code and all problems', async () => {
    const problems = [
      { file: 'pages/presse.json', pointer: '', reason: 'the path /presse belongs to the workspace' },
    ];
    const texts = {
      code: 'CONTENT_OWNED_BY_ANOTHER',
      message: 'pages/presse.json: …',
      remedy: 'Choose another.',
    };
    const error = await refusal(409, { ...texts, problems });
    expect(error).toMatchObject(texts);
    expect(problemsOf(error)).toEqual({ problems });
    expect(problemsOf(await refusal(503, { ...texts, code: 'DATABASE_UNAVAILABLE' }))).toEqual({});
  });

  it.each([
    [500, 'no JSON', /JSON/],
    [500, {}, /returned 500/],
    [200, { changed: 'yes' }, /invalid response/],
  ])('[TR3] reports a content API that answers %i with %j as unavailable', async (status, body, message) => {
    expect(await refusal(status, body)).toMatchObject({
      code: 'CONTENT_UNAVAILABLE',
      message: expect.stringMatching(message),
    });
  });

  it('[TR1] acts on the remote that it names, and refuses other parameters', () => {
    const { validate, actsOn, subject } = loadContent(createContentApi({ url, secret: SECRET }));
    expect(actsOn({ name: 'mf-jobs', files: FILES })).toEqual(['mf-jobs']);
    expect(subject({ name: 'mf-jobs', files: FILES })).toBe('content of mf-jobs (1 file)');
    for (const parameters of [
      {},
      { name: 'mf-jobs' },
      { name: '../x', files: {} },
      { name: 'a', files: {}, team: 'b' },
    ]) {
      expect(validate(parameters).ok).toBe(false);
    }
  });
});
