import type { CDPSession } from '@playwright/test';
import type { ObservedRequest } from './waterfall.ts';

/** `full`: as fast as the machine. */
export type Line = keyof typeof LINES;

const LINES = {
  /** Slow 4G as in Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
  slow: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
  /** Lighthouse's line for desktop computers: 40 ms round trip, 10 Mbit/s. */
  fast: {
    offline: false,
    latency: 40,
    downloadThroughput: 10_240_000 / 8,
    uploadThroughput: 10_240_000 / 8,
  },
  full: undefined,
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

/**
 * Records every completed request from the page. A file that is prefetched and then used is recorded twice: as a prefetch, and when
 * it is used.
 */
export async function observeNetwork(session: CDPSession, line: Line): Promise<ObservedRequest[]> {
  const requests: ObservedRequest[] = [];
  const pending = new Map<string, ObservedRequest>();
  const prefetches = new Set<string>();
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    const purpose = Object.entries(headers).find(([name]) => name.toLowerCase() === 'sec-purpose')?.[1];
    if (purpose?.startsWith('prefetch')) prefetches.add(requestId);
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    const source = initiatorOf(initiator);
    pending.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start: timestamp,
      end: timestamp,
      bytes: 0,
      isPrefetch: false,
      ...(source !== undefined && { initiator: source }),
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = pending.get(requestId);
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    if (request && length) request.bytes = Number(length[1]);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = pending.get(requestId);
    if (!request) return;
    request.end = timestamp;
    request.isPrefetch = prefetches.has(requestId);
    if (request.bytes === 0) request.bytes = encodedDataLength;
    requests.push(request);
  });
  await session.send('Network.enable');
  const conditions = LINES[line];
  if (conditions) await session.send('Network.emulateNetworkConditions', conditions);
  return requests;
}

function initiatorOf({ url, stack }: Initiator): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((candidate) => candidate.url !== '');
    if (frame) return frame.url;
  }
  return url;
}
