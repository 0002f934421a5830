import { Agent, get } from 'node:http';

/** The results of requests under load. */
export interface LoadReport {
  /** Number of responses, including those with an error status. */
  responses: number;
  /** One line per failed request. */
  failures: string[];
  /** Error message of each request in the order of sending; undefined if it got a response. */
  errors: (string | undefined)[];
  /** `name@version` of the releases in the pages, by live set. */
  releases: Map<string, Set<string>>;
  /** Longest response time in milliseconds. */
  slowest: number;
  /** Response times in milliseconds, in order of arrival. */
  times: number[];
}

const TIMEOUT_MS = 10_000;
/** The shell closes connections beyond 200 of one network, which a busy machine's late requests would need at once. */
const MAX_CONNECTIONS = 150;

/**
 * Cycles through the site's pages at a constant request rate, without waiting for earlier responses, as visitors do.
 *
 * @param perSecond requests per second
 */
export function startLoad(
  origin: string,
  paths: readonly string[],
  perSecond = 50,
): { stop(): Promise<LoadReport> } {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const report: LoadReport = {
    ...{ responses: 0, failures: [], errors: [] },
    ...{ releases: new Map(), slowest: 0, times: [] },
  };
  const pending = new Set<Promise<void>>();
  let sent = 0;

  const send = async (path: string) => {
    const index = report.errors.push(undefined) - 1;
    const started = performance.now();
    try {
      const { status, liveSet, body } = await fetchPage(agent, `${origin}${path}`);
      report.responses += 1;
      if (status !== 200) report.failures.push(`${status} for ${path}`);
      const releases = report.releases.get(liveSet) ?? new Set();
      report.releases.set(liveSet, releases);
      for (const release of releasesIn(body)) releases.add(release);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      report.errors[index] = message;
      report.failures.push(`${path}: ${message}`);
    }
    const elapsed = performance.now() - started;
    report.times.push(elapsed);
    report.slowest = Math.max(report.slowest, elapsed);
  };

  // The clock determines the number of requests, so a busy machine sends them late instead of sending fewer.
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const dueCount = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; sent < dueCount; sent += 1) {
      const request = send(paths[sent % paths.length] ?? '/').finally(() => pending.delete(request));
      pending.add(request);
    }
  }, 5);

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
      return report;
    },
  };
}

/** `name@version` of every release that a page refers to, in blocks or assets. */
export function releasesIn(html: string): string[] {
  const blocks = [...html.matchAll(/data-release="([\w-]+@[\w.-]+)"/g)].map(([, release]) => release ?? '');
  const assets = [...html.matchAll(/\/assets\/([\w-]+)\/([\w.-]+)\//g)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  return [...blocks, ...assets];
}

function fetchPage(agent: Agent, url: string): Promise<{ status: number; liveSet: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: TIMEOUT_MS }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, liveSet: String(response.headers['x-live-set']), body }),
      );
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    request.on('error', reject);
  });
}
