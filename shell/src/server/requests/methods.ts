import { REPORTS_PATH } from '@stadtraum/contracts/page-data';
import { DATA_PREFIX } from '@stadtraum/contracts/page-model';
import { SITE_FILE_PATHS } from '../routes/site-files/site-files.ts';
import { POLICY_REPORTS_PATH } from '../security/headers.ts';

const READING = ['GET', 'HEAD'];
/** Pages may hold forms that are sent to the page itself. */
const READING_AND_SENDING = [...READING, 'POST'];
/** Where no pages are. */
const FILES = ['/assets/', '/media/', DATA_PREFIX];
const SINGLE_FILES: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  ...SITE_FILE_PATHS,
]);

/** The methods that a path of the site is asked with. */
export function methodsOf(path: string): readonly string[] {
  if (path === REPORTS_PATH || path === POLICY_REPORTS_PATH) return ['POST'];
  const isFile = SINGLE_FILES.has(path) || FILES.some((prefix) => path.startsWith(prefix));
  return isFile ? READING : READING_AND_SENDING;
}
