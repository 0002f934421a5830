import type { NewDatabase } from './both-databases.ts';
import type { ContentFiles } from './content-files.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { openTestSite, type TestSite } from './test-site.ts';

/**
 * Starts a test site, and a mail server that receives its emails, before the tests of a `describe`; stops both after them.
 *
 * @param makeFiles its content. @default a site with forms
 * @returns both, for use within tests
 */
export function siteWithMail(
  newDatabase: NewDatabase,
  makeFiles?: () => ContentFiles,
): { site: TestSite; smtp: TestSmtp } {
  let site: TestSite | undefined;
  let smtp: TestSmtp | undefined;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await openTestSite({ ...(await newDatabase()), SMTP_URL: smtp.url }, makeFiles?.());
  });
  afterAll(async () => {
    await site?.close();
    await smtp?.close();
  });
  return { site: onceStarted(() => site), smtp: onceStarted(() => smtp) };
}

/** Stands for an object that exists only while tests run. */
function onceStarted<T extends object>(find: () => T | undefined): T {
  return new Proxy({} as T, { get: (_, name) => Reflect.get(find() ?? {}, name) });
}
