import { atRate } from '../../abuse/at-rate.ts';
import { FORM_ACCEPTED, FORM_PAGE, formRequest } from '../../abuse/forms.ts';
import { rawRequest } from '../../site/raw-request.ts';
import { releasesIn } from '../../site/steady-load.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { Machines } from './machines.ts';
import { type LiveSet, readLiveSet } from './registry-commands.ts';

/** What visitors saw. */
export interface VisitReport {
  /** Number of GET requests. */
  gets: number;
  /** One line per failed GET. */
  failures: string[];
  /** One line per release in a page that is not in the page's live set. */
  mixed: string[];
  /** Number of live sets that pages came from. */
  liveSets: number;
  /** Longest response time in milliseconds. */
  slowest: number;
  /** Names in the forms that visitors sent, and whether each was acknowledged. */
  forms: { name: string; acknowledged: boolean }[];
}

/** Every third GET is for a file of the page that the same visitor has just opened. */
const FILE_INTERVAL = 3;
const FORMS_PER_SECOND = 2;
/** Enough visitors that none of them exceeds the limits of its network. */
const VISITORS = 20;
const SENDERS = 200;

/**
 * Opens pages through the proxy and loads their files at a constant rate, without waiting for earlier responses, and sends forms.
 *
 * @param paths pages that return 200
 * @param perSecond GET requests per second
 * @param email address in all forms
 */
export function startVisits(
  { nginx, registry }: Machines,
  { paths, perSecond, email }: { paths: readonly string[]; perSecond: number; email: string },
): { stop(): Promise<VisitReport> } {
  const failures: string[] = [];
  const releases = new Map<string, Set<string>>();
  const files: string[] = [];
  let slowest = 0;
  let pages = 0;
  const browsers = Array.from({ length: VISITORS }, (_, index) =>
    openBrowser(nginx.url, { certificate: nginx.certificate, from: `127.0.8.${index + 1}` }),
  );

  const browserOf = (index: number) => browsers[index % VISITORS] as Browser;
  const get = async (index: number): Promise<void> => {
    const file = index % FILE_INTERVAL === 0 ? files.shift() : undefined;
    const target = file ?? paths[pages++ % paths.length] ?? '/';
    const started = performance.now();
    try {
      const { status, headers, body } = await browserOf(index).get(target);
      if (status !== 200) failures.push(`${status} for ${target}`);
      else if (file === undefined) notePage(String(headers['x-live-set']), body);
    } catch (error) {
      failures.push(`${target}: ${(error as Error).message}`);
    }
    slowest = Math.max(slowest, performance.now() - started);
  };
  const notePage = (liveSet: string, html: string) => {
    const known = releases.get(liveSet) ?? new Set();
    releases.set(liveSet, known);
    for (const release of releasesIn(html)) known.add(release);
    // The newest page's files, as its visitor's browser requests them.
    files.splice(0, files.length, ...filesOf(html));
  };
  const gets = atRate(perSecond, get);
  const forms = atRate(FORMS_PER_SECOND, async (index) => {
    const name = `Person ${index}`;
    const from = `127.0.9.${(index % SENDERS) + 1}`;
    const request = { ...formRequest(name, email), certificate: nginx.certificate, from };
    const acknowledged = await rawRequest(nginx.url, FORM_PAGE, request).then(
      ({ status }) => status === FORM_ACCEPTED,
      () => false,
    );
    return { name, acknowledged };
  });
  return {
    async stop() {
      const [results, sent] = await Promise.all([gets.stop(), forms.stop()]);
      for (const browser of browsers) browser.close();
      const sets = await Promise.all([...releases.keys()].map((id) => readLiveSet(registry, id)));
      return {
        gets: results.length,
        failures,
        mixed: sets.flatMap((set) => mixedReleases(set, releases.get(set.id) ?? new Set())),
        liveSets: sets.length,
        slowest,
        forms: sent,
      };
    },
  };
}

function mixedReleases(set: LiveSet, found: ReadonlySet<string>): string[] {
  const expected = set.releases.map(({ name, version }) => `${name}@${version}`);
  const unexpected = [...found].filter((release) => !expected.includes(release));
  return unexpected.map((release) => `${release} in a page from ${set.id}`);
}

/** The URLs of a page's scripts and stylesheets. */
function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[\w./@-]+\.(?:js|css))"/g)].map(([, url = '']) => url))];
}
