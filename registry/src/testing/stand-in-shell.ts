import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PageCheck,
  SHELL_ADDRESS_HEADER,
  SHELL_SETTINGS_HEADER,
  VISITOR_REPORTS_HEADER,
} from '@stadtraum/contracts/page-check';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { INNER_SECRET } from './test-registry.ts';

/** A shell that announces itself on request, and whose answers to checks the test sets. */
export interface StandInShell {
  address: string;
  /** Paths that it was asked for. */
  asked: string[];
  /** What it answers for a path. A string is the reason for a 503. By default, the page has no blocks. */
  answer: (path: string, liveSet: string) => Partial<PageCheck> | string;
  /** Asks a registry for the live set. @returns the status */
  poll(
    registryUrl: string,
    options?: { visitorReports?: string; settings?: string; secret?: string | undefined },
  ): Promise<number>;
  close(): Promise<void>;
}

export async function startStandInShell(): Promise<StandInShell> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', shell.address);
    const path = searchParams.get('path') ?? '';
    const liveSet = searchParams.get('live-set') ?? '';
    if (request.headers[INNER_SECRET_HEADER] !== INNER_SECRET) return response.writeHead(403).end('{}');
    shell.asked.push(path);
    const answer = shell.answer(path, liveSet);
    if (typeof answer === 'string') return response.writeHead(503).end(JSON.stringify({ reason: answer }));
    const fine: PageCheck = { liveSet, status: 200, blocks: [], skipped: [], renderMs: {}, ms: 1 };
    return response.end(JSON.stringify({ ...fine, ...answer }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const shell: StandInShell = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: () => ({}),
    async poll(registryUrl, { visitorReports, settings, secret = INNER_SECRET } = {}) {
      const headers = {
        [INNER_SECRET_HEADER]: secret,
        [SHELL_ADDRESS_HEADER]: shell.address,
        ...(settings !== undefined && { [SHELL_SETTINGS_HEADER]: settings }),
        ...(visitorReports !== undefined && { [VISITOR_REPORTS_HEADER]: visitorReports }),
      };
      return (await fetch(`${registryUrl}/live-set/signed`, { headers })).status;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return shell;
}
