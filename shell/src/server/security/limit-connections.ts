import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge, type Registry } from 'prom-client';
import { networkOf } from './rate-limit.ts';
import type { IsTrustedProxy } from './trusted-proxies.ts';

/** Maximum number of connections from all clients together. */
const MAX_CONNECTIONS = 2000;
/** Maximum number of connections from one network. It is enough for a whole office, because idle connections are replaced. */
const MAX_PER_NETWORK = 200;

export interface ConnectionLimitOptions {
  isTrustedProxy: IsTrustedProxy;
  registry: Registry;
  maxConnections?: number;
  maxPerNetwork?: number;
}

interface Connection {
  socket: Socket;
  /** Undefined for a connection from a trusted proxy. */
  network: NetworkConnections | undefined;
  /** Pending requests. */
  requests: Set<IncomingMessage>;
  /** Stops counting this connection. */
  leave: () => void;
}

/** Connections from one network, the least recently used first. */
type NetworkConnections = Set<Connection>;

/**
 * Prevents one network from occupying all connections (SE5). Above a limit, a new connection replaces the oldest idle one or, if
 * there is none, the oldest one whose request is incomplete. Above a network's limit, it replaces one from the same network; above
 * the total limit, it replaces one from the network with the most connections. If all connections are busy, the new one is
 * refused. Connections from trusted proxies count only towards the total and are never closed: many visitors share them.
 */
export function limitConnections(server: Server, options: ConnectionLimitOptions): void {
  const { isTrustedProxy, registry } = options;
  const { maxConnections = MAX_CONNECTIONS, maxPerNetwork = MAX_PER_NETWORK } = options;
  const networks = new Map<string, NetworkConnections>();
  const connections = new WeakMap<Socket, Connection>();
  let total = 0;

  new Gauge({
    name: 'shell_connections',
    help: 'Open connections to the public port',
    registers: [registry],
    collect() {
      this.set(total);
    },
  });
  const refused = new Counter({
    name: 'shell_connections_refused_total',
    help: 'Connections closed without a response: new ones above a limit, and those replaced by new ones',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of ['network', 'total', 'displaced']) refused.inc({ reason }, 0);

  server.on('connection', (socket: Socket) => {
    const isTrusted = isTrustedProxy(socket.remoteAddress);
    const key = networkOf(socket.remoteAddress ?? '');
    const network = networks.get(key);
    const isFull = !isTrusted && network !== undefined && network.size >= maxPerNetwork;
    if (isFull && !makeRoom([network])) return refuse(socket, 'network');
    if (total >= maxConnections && !makeRoom(busiestFirst(networks))) return refuse(socket, 'total');

    enter(socket, isTrusted ? undefined : key);
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.requests.add(request);
    response.once('close', () => {
      connection.requests.delete(request);
      const { network } = connection;
      // The connection is now the most recently used one.
      if (network?.delete(connection)) network.add(connection);
    });
  });

  /** @param key the connection's network; undefined for a trusted proxy */
  function enter(socket: Socket, key: string | undefined): void {
    const network = key === undefined ? undefined : (networks.get(key) ?? new Set());
    const connection: Connection = { socket, network, requests: new Set(), leave };
    total += 1;
    connections.set(socket, connection);
    if (key !== undefined && network) networks.set(key, network.add(connection));
    socket.once('close', leave);

    function leave(): void {
      if (!connections.delete(socket)) return;
      total -= 1;
      network?.delete(connection);
      if (key !== undefined && network?.size === 0) networks.delete(key);
    }
  }

  function refuse(socket: Socket, reason: 'network' | 'total'): void {
    refused.inc({ reason });
    socket.destroy();
  }

  /** Closes one idle or incomplete connection from the first network that has one. */
  function makeRoom(candidates: Iterable<NetworkConnections>): boolean {
    for (const network of candidates) {
      const connection = find(network, isIdle) ?? find(network, isIncomplete);
      if (!connection) continue;
      refused.inc({ reason: 'displaced' });
      // Stop counting now, not when the socket reports its end.
      connection.leave();
      connection.socket.destroy();
      return true;
    }
    return false;
  }
}

/** Whether the connection is kept alive after a response or has not sent complete headers yet. */
function isIdle({ requests }: Connection): boolean {
  return requests.size === 0;
}

/** Whether the connection is still sending a request's body. */
function isIncomplete({ requests }: Connection): boolean {
  return [...requests].every(({ complete }) => !complete);
}

function find(
  network: NetworkConnections,
  matches: (connection: Connection) => boolean,
): Connection | undefined {
  for (const connection of network) if (matches(connection)) return connection;
  return undefined;
}

function busiestFirst(networks: ReadonlyMap<string, NetworkConnections>): NetworkConnections[] {
  return [...networks.values()].sort((a, b) => b.size - a.size);
}
