import { chmodSync, existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '../testing/content-files.ts';
import { readMailSettings } from './mail-settings.ts';
import { OutboxFiles } from './outbox-files.ts';
import { createMailTransport } from './transport.ts';

const DAY = 86_400_000;

describe('the folder of emails', () => {
  let directory: string;
  let files: OutboxFiles;
  const send = (id: string, recipient: string, text = 'Hallo', replyTo?: string) =>
    createMailTransport(readMailSettings({ DATA_DIRECTORY: path.dirname(directory) })).send({
      id,
      recipient,
      request: null,
      mail: {
        ...{ subject: 'Betreff', heading: 'Überschrift', reason: 'Weil.' },
        parts: [{ kind: 'text', text }],
        ...(replyTo && { replyTo }),
      },
    });
  const present = () => readdirSync(directory).sort();
  beforeEach(() => {
    directory = path.join(makeDirectory('data'), 'outbox');
    files = new OutboxFiles(directory);
  });

  it("[OP15] lets only the site's user read emails, including emails of earlier versions", async () => {
    await send('a', 'eva@haus.example');
    const mode = (file: string) => statSync(path.join(directory, file)).mode & 0o777;
    expect([mode('.'), mode('a.eml')]).toEqual([0o700, 0o600]);
    chmodSync(directory, 0o755);
    chmodSync(path.join(directory, 'a.eml'), 0o644);
    await files.deleteExpired();
    expect([mode('.'), mode('a.eml')]).toEqual([0o700, 0o600]);
  });

  it('[OP15] deletes emails after seven days, like the rows of sent emails', async () => {
    await send('old', 'eva@haus.example');
    await send('new', 'eva@haus.example');
    const past = (Date.now() - 7 * DAY - 60_000) / 1000;
    utimesSync(path.join(directory, 'old.eml'), past, past);
    writeFileSync(path.join(directory, 'note.txt'), 'not a mail');
    utimesSync(path.join(directory, 'note.txt'), past, past);
    await files.deleteExpired();
    expect(present()).toEqual(['new.eml', 'note.txt']);
  });

  it('[OP15] exports and erases emails by the id of their row, or by an address in them if the row is deleted', async () => {
    const long = 'x'.repeat(60);
    await send('to', 'Eva@haus.example');
    await send('reply', 'service@haus.example', 'Hallo', 'eva@haus.example');
    await send('within', 'service@haus.example', `Größe ${long} eva@haus.example ${long}`);
    await send('row', 'service@haus.example', 'ohne Adresse');
    await send('other', 'leva@haus.example', 'eva@haus.example.org und eva@haus.examples');
    const found = await files.findByAddress('eva@haus.example');
    expect(found.map(({ file }) => file).sort()).toEqual(['reply.eml', 'to.eml', 'within.eml']);
    expect(found[0]?.text).toContain('Subject: Betreff');
    expect(await files.erase('eva@haus.example', ['row', 'never-sent'])).toBe(4);
    expect(present()).toEqual(['other.eml']);
  });

  it('does not exist before the first email', async () => {
    await files.deleteExpired();
    expect(await files.erase('eva@haus.example', ['a'])).toBe(0);
    expect(existsSync(directory)).toBe(false);
  });
});
