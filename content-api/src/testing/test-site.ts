import type { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX, FORM_REFERENCE } from '@stadtraum/contracts/forms/form-names';
import { NETWORK_HEADER, type SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import { type ContentFiles, makeContentFiles, makeDirectory, textPage } from './content-files.ts';
import { type Environment, exitCode, freePort, INNER_SECRET, spawnSource } from './processes.ts';

/** A content API for one test, with forms and access to its database. */
export interface TestSite {
  files: ContentFiles;
  /** Its settings, for a restart. */
  environment: Environment;
  /** Sends a form to a page, as the shell does. */
  submit(path: string, fields: Fields, options?: SubmitOptions): Promise<SubmitResult>;
  /** Sends a subscription form. */
  subscribe(fields: Fields, options?: SubmitOptions): Promise<SubmitResult>;
  /** Requests any route with GET. */
  get(path: string): Promise<Response>;
  /** Sends a POST to any other route. */
  post<T>(path: string, body?: unknown): Promise<T>;
  sql<Row>(statement: string): Promise<Row[]>;
  /** The output of its process so far. */
  output(): string;
  close(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

export type Fields = Record<string, string> | [string, string][];

export interface SubmitOptions {
  query?: string;
  /** @default true */
  json?: boolean;
  network?: string;
  type?: string;
  /** Additional or overriding headers. */
  headers?: Record<string, string>;
}

export interface SubmitResult {
  status: number;
  text: string;
  response: SubmissionResponse;
}

export const SUBSCRIBE_QUERY =
  'type=1777&tx_dmannouncements_subscriptionuser%5Baction%5D=send&tx_dmannouncements_subscriptionuser[controller]=Subscriptionuser';

/**
 * Starts a test site, and waits until it is ready.
 *
 * @param environment settings; must name a database
 * @param program the whole content API, or only the part that accepts forms and sends emails, using content already stored
 */
export async function openTestSite(
  environment: Environment,
  files = siteWithForms(),
  program: 'test-site-process' | 'submissions-process' = 'test-site-process',
): Promise<TestSite> {
  const port = await freePort();
  const settings = {
    SITE_URL: 'https://site.example',
    SUBMISSIONS_PER_NETWORK: '100000',
    CONTENT_DIRECTORY: files.directory,
    CONTENT_API_PORT: String(port),
    DATA_DIRECTORY: environment.DATA_DIRECTORY ?? makeDirectory('data'),
    ...environment,
  };
  const child = spawnSource(`testing/${program}.ts`, [], settings);
  const output = await waitUntilReady(child);
  const url = `http://127.0.0.1:${port}`;
  const submit: TestSite['submit'] = async (
    path,
    fields,
    { query = '', json = true, network, type, headers } = {},
  ) => {
    const response = await fetch(`${url}/submission?${new URLSearchParams({ path, query })}`, {
      method: 'POST',
      headers: {
        'content-type': type ?? 'application/x-www-form-urlencoded',
        accept: json ? 'application/json' : 'text/html',
        [NETWORK_HEADER]: network ?? '192.0.2.1',
        'x-inner-secret': INNER_SECRET,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
    const text = await response.text();
    return { status: response.status, text, response: JSON.parse(text) as SubmissionResponse };
  };
  const post = async <T>(path: string, body?: unknown): Promise<T> => {
    const isText = typeof body === 'string';
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': isText ? 'text/plain' : 'application/json',
        'x-inner-secret': INNER_SECRET,
      },
      body: isText ? body : JSON.stringify(body ?? {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    ...{ files, environment: settings, submit, post, output },
    get: (path) => fetch(`${url}${path}`),
    subscribe: (fields, options) =>
      submit('/', subscriptionFields(fields), { query: SUBSCRIBE_QUERY, ...options }),
    sql: (statement) => post('/sql', statement),
    async close() {
      child.kill('SIGTERM');
      await exitCode(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exitCode(child);
    },
  };
}

function waitUntilReady(child: ReturnType<typeof spawnSource>): Promise<() => string> {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^ready$/m.test(text)) resolve(() => output);
    });
    child.once('exit', (code) => reject(new Error(`the test site exited with ${code}: ${output}`)));
  });
}

/** Adds the form's prefix to the names of fields. */
function subscriptionFields(fields: Fields): [string, string][] {
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  return entries.map(([name, value]) => [`tx_dmannouncements_subscriptionuser[${name}]`, value]);
}

export function formFields(fields: Fields): [string, string][] {
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  return entries.map(([name, value]) => [`${FORM_PREFIX}[${name}]`, value]);
}

/** An announcement with a deadline far ahead. */
export function announcement(uid: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    uid,
    slug: `dach-${uid}`,
    title: `Dacharbeiten ${uid}`,
    number: `SW-B-${uid}`,
    rules: 'VOB/A',
    procedure: 'Offenes Verfahren',
    subjects: ['Dach'],
    place: 'Gartenstraße 14',
    period: 'fünf Monate',
    deadline: '2099-12-01',
    deadlineTime: '10:00',
    published: '2026-11-02',
    text: 'Dächer abdichten.',
    documents: [{ title: 'Baubeschreibung', format: 'PDF', bytes: 2000 }],
    ...changes,
  };
}

/** Matches a form's reference number. */
export const anyReference = () => expect.stringMatching(FORM_REFERENCE) as string;

export const CONTACT_FORM: ContactForm = {
  pages: [
    {
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true },
        { name: 'email', type: 'email', label: 'E-Mail', required: true },
        {
          name: 'thema',
          type: 'checkboxes',
          label: 'Themen',
          options: [
            { value: 'miete', label: 'Miete' },
            { value: 'bau', label: 'Bau' },
          ],
        },
        { name: 'nachricht', type: 'textarea', label: 'Nachricht', required: true, maxLength: 500 },
        { name: 'kopie', type: 'checkbox', label: 'Kopie', copyTo: 'email' },
        { name: 'datenschutz', type: 'checkbox', label: 'Datenschutz gelesen', required: true },
      ],
    },
  ],
  submit: 'Absenden',
  confirmation: { heading: 'Danke', html: '<p>Wir melden uns.</p>' },
};

export function siteWithForms(): ContentFiles {
  const files = makeContentFiles();
  const block = (type: string, values: string[]) => ({
    ...{ id: 'abo', type, content: {} },
    parameter: { name: 'ergebnis', property: 'outcome', values },
  });
  const page = (id: number, title: string, main: unknown[]) => ({
    ...textPage(id, title),
    regions: { main },
  });
  files.write(
    'pages/abo/bestaetigen.json',
    page(113, 'Bestätigen', [block('subscription-link', ['angefragt'])]),
  );
  files.write('pages/abo/abmelden.json', page(114, 'Abmelden', [block('subscription-link', ['abgemeldet'])]));
  files.write(
    'pages/abo/verwalten.json',
    page(115, 'Verwalten', [{ ...block('subscription-manager', ['beendet']), id: 'abos' }]),
  );
  files.write(
    'pages/ausschreibungen/suche-abonnieren.json',
    page(116, 'Suche', [
      { id: 'suche', type: 'search-subscription', content: {}, source: { collection: 'announcements' } },
    ]),
  );
  const internal = { recipient: 'buero@stadtraum-wohnen.example', subject: 'Nachricht über die Website' };
  const form = {
    ...{ id: 'formular', type: 'contact-form', content: { form: CONTACT_FORM, internal } },
    parameter: [
      { name: 'tx_powermail_pi1[sent]', property: 'sent', values: ['formular'] },
      { name: 'tx_powermail_pi1[reference]', property: 'reference', format: 'reference' },
    ],
  };
  files.write('pages/kontakt.json', page(121, 'Kontakt', [form]));
  const subjects = { type: 'array', items: { type: 'string', enum: ['Dach', 'Maler', 'Elektro'] } };
  const text = { type: 'string' };
  files.write('collections/announcements/collection.json', {
    queryPrefix: 'tx_announcements',
    record: {
      type: 'object',
      properties: { slug: text, title: text, subjects, deadline: text, deadlineTime: text },
    },
    filters: [
      { name: 'gewerk', kind: 'choice', field: 'subjects' },
      { name: 'ausfrist', kind: 'date-range', field: 'deadline' },
    ],
    labels: { gewerk: 'Gewerk', ausfristvon: 'Frist ab', ausfristbis: 'Frist bis' },
    savedSearch: { all: 'alle Ausschreibungen', prepositions: { gewerk: 'im' } },
    order: [{ field: 'deadline', direction: 'ascending' }],
  });
  const source = { collection: 'announcements', record: true };
  files.write('collections/announcements/page.json', {
    ...{ path: '/ausschreibungen', id: 117, title: '{title}' },
    regions: { main: [{ id: 'detail', type: 'announcement-detail', content: {}, source, changes: true }] },
  });
  files.write('collections/announcements/records.json', [
    announcement(401),
    announcement(402, { subjects: ['Maler'], awarded: true }),
    announcement(403, { subjects: ['Maler'], deadline: '2020-01-01' }),
  ]);
  return files;
}
