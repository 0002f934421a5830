import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpServer, stopListening } from './http-server.ts';

describe('a server that stops', () => {
  it('[OP2] responds to all connections that wait to be accepted, then refuses new ones', async () => {
    const server = createHttpServer((_request, response) => response.end('complete'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const responses = Array.from({ length: 20 }, () => {
      const client = connect(port, '127.0.0.1');
      client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      return text(client);
    });
    await stopListening(server);
    for (const response of await Promise.all(responses)) {
      expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*complete/);
    }
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});
