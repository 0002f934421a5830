import { createServer } from 'node:net';

/** Returns the first free port at or above `start`, so that the page usually keeps its address. */
export async function firstFreePort(start: number, host: string): Promise<number> {
  for (let port = start; port < start + 100; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`no port from ${start} to ${start + 99} is free`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
