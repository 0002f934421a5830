import type { CDPSession } from '@playwright/test';
import type { ObservedRequest } from './waterfall.ts';

/** Slow 4G as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const CONDITIONS = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** Notes every request that is answered over the page's network, which can be slowed down. */
export async function observeNetwork(
  session: CDPSession,
  { slow }: { slow: boolean },
): Promise<ObservedRequest[]> {
  const requests: ObservedRequest[] = [];
  const underWay = new Map<string, ObservedRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    const asker = askerOf(initiator);
    underWay.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start: timestamp,
      end: timestamp,
      bytes: 0,
      ...(asker !== undefined && { initiator: asker }),
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = underWay.get(requestId);
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    if (request && length) request.bytes = Number(length[1]);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = underWay.get(requestId);
    if (!request) return;
    request.end = timestamp;
    if (request.bytes === 0) request.bytes = encodedDataLength;
    requests.push(request);
  });
  await session.send('Network.enable');
  if (slow) await session.send('Network.emulateNetworkConditions', CONDITIONS);
  return requests;
}

function askerOf({ url, stack }: Initiator): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((candidate) => candidate.url !== '');
    if (frame) return frame.url;
  }
  return url;
}
