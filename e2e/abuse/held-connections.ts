import { connect, type Socket } from 'node:net';
import { connect as connectWithTls } from 'node:tls';

/** How a connection ties up the server. */
export type Behaviour = 'idle' | 'slow-head' | 'slow-body';

export interface HeldConnections {
  /** Number of connections that are open now. */
  openCount(): number;
  end(): void;
}

export interface Target {
  origin: string;
  /** Self-signed certificate of a TLS server. */
  certificate?: Buffer;
  /** The attacker's address, in 127.0.0.0/8. */
  from: string;
}

/** Time between two bytes. */
const DRIP_MS = 500;
/** Time until a closed connection is reopened. */
const REOPEN_MS = 250;

/** Opens `count` connections, holds them open, and replaces any that the server closes. */
export function holdConnections(count: number, behaviour: Behaviour, target: Target): HeldConnections {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let isEnding = false;

  const open = () => {
    const socket = connectTo(target, behaviour);
    sockets.add(socket);
    let drip: NodeJS.Timeout | undefined;
    const head = behaviour === 'idle' ? '' : requestHead(target, behaviour);
    socket.once(target.certificate && behaviour !== 'idle' ? 'secureConnect' : 'connect', () => {
      if (head === '') return;
      socket.write(head);
      drip = setInterval(() => socket.write('x'), DRIP_MS);
    });
    // The server may close or reset the connection at any time.
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (isEnding) return;
      const reopening = setTimeout(() => {
        timers.delete(reopening);
        open();
      }, REOPEN_MS);
      timers.add(reopening);
    });
  };
  for (let index = 0; index < count; index += 1) open();
  return {
    openCount: () => [...sockets].filter(({ connecting }) => !connecting).length,
    end() {
      isEnding = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An idle connection does not even start the TLS handshake. */
function connectTo({ origin, certificate, from }: Target, behaviour: Behaviour): Socket {
  const { hostname, port } = new URL(origin);
  const address = { host: '127.0.0.1', port: Number(port), localAddress: from };
  if (!certificate || behaviour === 'idle') return connect(address);
  return connectWithTls({ ...address, ca: certificate, servername: hostname });
}

function requestHead({ origin }: Target, behaviour: 'slow-head' | 'slow-body'): string {
  const { host } = new URL(origin);
  if (behaviour === 'slow-head') return `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
  const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n';
  return `POST /kontakt HTTP/1.1\r\nHost: ${host}\r\n${type}`;
}
