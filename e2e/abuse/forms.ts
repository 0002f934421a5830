import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { germanWorkdayIn } from '../site/german-day.ts';
import type { RawRequest } from '../site/raw-request.ts';
import { REPOSITORY, type Site } from '../site/site.ts';

const run = promisify(execFile);
const MAX_EXPORT_BYTES = 64 * 1024 * 1024;

/** Path of the page with the form. */
export const FORM_PAGE = '/kontakt';
/** Status of the response to an accepted form without JavaScript: a redirect. */
export const FORM_ACCEPTED = 303;

/** A request with a valid form, as a browser without JavaScript sends it. */
export function formRequest(name: string, email: string): RawRequest {
  const fields = {
    __form: 'termin',
    weg: 'telefon',
    'themen][': 'vertrag',
    tag: germanWorkdayIn(14),
    uhrzeit: 'frueh',
    name,
    telefon: '030 23125400',
    email,
    einwilligung: 'ja',
  };
  const body = new URLSearchParams(
    Object.entries(fields).map(([field, value]) => [`tx_powermail_pi1[${field}]`, value]),
  ).toString();
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      accept: 'text/html',
    },
    body,
  };
}

/** Uses the operator's export command. @returns the sorted names in all stored forms with this email address */
export async function storedNames(site: Site, email: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['content-api/dist/operate.js', 'export', email, '--json'], {
    cwd: REPOSITORY,
    maxBuffer: MAX_EXPORT_BYTES,
    env: {
      ...process.env,
      DATA_DIRECTORY: site.dataDirectory,
      CONTENT_API_PORT: new URL(site.contentApiUrl).port,
    },
  });
  const { forms } = JSON.parse(stdout) as { forms: { values: { name: string } }[] };
  return forms.map(({ values }) => values.name).sort();
}
