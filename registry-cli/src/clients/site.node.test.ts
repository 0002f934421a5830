import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { waitForSite } from './site.ts';

const LIVE_SET = { id: '7-abcdef01', sequence: 7 } as LiveSet;

describe('waitForSite', () => {
  let proxy: Server;
  let url: string;
  let served = '6-00000000';
  beforeAll(async () => {
    // As deploy/nginx/site.conf: the readiness report is for operators only.
    proxy = createServer((request, response) => {
      if (request.url === '/readyz') return response.writeHead(404).end('<h1>404</h1>');
      return response.writeHead(200, { 'x-live-set': served }).end('<h1>Start</h1>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it('sees through a proxy that hides the readiness report which live set the site serves', async () => {
    await expect(waitForSite(url, LIVE_SET, 100)).rejects.toThrow('it serves live set 6-00000000');
    served = LIVE_SET.id;
    await waitForSite(url, LIVE_SET, 2000);
  });
});
