import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this computer. */
export interface LocalServer {
  port: number;
  close(): Promise<void>;
}

/** How many ports above the first are tried. */
const TRIED_PORTS = 100;

/**
 * Serves on the first free port at or above `firstPort`, so that the page usually keeps its address; 0: on any free port.
 *
 * @param host the name or address of this computer
 */
export async function serveLocally(
  handle: RequestListener,
  host: string,
  firstPort: number,
): Promise<LocalServer> {
  const server = createServer(handle);
  await listenOnFreePort(server, host, firstPort);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function listenOnFreePort(server: Server, host: string, firstPort: number): Promise<void> {
  for (let port = firstPort; ; port += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || firstPort === 0 || port >= firstPort + TRIED_PORTS) throw error;
    }
  }
}
