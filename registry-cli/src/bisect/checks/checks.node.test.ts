import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Check } from '../check.ts';
import { createAxeCheck } from './axe-check.ts';
import { createCommandCheck } from './command-check.ts';
import { createSizeCheck } from './size-check.ts';
import { createTextCheck } from './text-check.ts';

const URL_OF_PAGE = 'http://localhost:4000/vorschau/rueckblick/token';

const page = (body: string) => `<!DOCTYPE html><html lang="de"><head><title>Titel</title>
  <style>.a { color: red }</style></head><body>${body}</body></html>`;

async function outcomeOf(check: Check, html: string) {
  const { outcome } = await check.run({ url: URL_OF_PAGE, html: Buffer.from(html) });
  return outcome;
}

describe('[0168] the check --text', () => {
  it.each([
    ['<p>Die Miete beträgt 900 €.</p>', 'Miete beträgt'],
    ['<p>Die <strong>Mie</strong>te\n  beträgt</p>', 'Die Miete beträgt'],
    ['<p>Haus&shy;meister</p>', 'Hausmeister'],
    ['<p>900&nbsp;€</p>', '900 €'],
    ['<details><summary>Mehr</summary>Fernwärme</details>', 'Fernwärme'],
    ['<p hidden="until-found">Fernwärme</p>', 'Fernwärme'],
    ['<button>Anfragen</button>', 'Anfragen'],
  ])('%s has the text “%s”', async (html, text) => {
    expect(await outcomeOf(createTextCheck(text), page(html))).toBe('good');
  });

  it.each([
    ['<p>Die Miete</p>', 'miete'],
    ['<p>Haus</p><p>meister</p>', 'Hausmeister'],
    ['<p hidden>Miete</p>', 'Miete'],
    ['<div style="color: red; display:none"><p>Miete</p></div>', 'Miete'],
    ['<script>const text = "Miete"</script>', 'Miete'],
    ['<template>Miete</template><noscript>Miete</noscript>', 'Miete'],
    ['<p title="Miete" data-x="Miete"><!-- Miete --></p>', 'Miete'],
    ['<p>Die</p>', 'Titel'],
  ])('%s does not show the text “%s”', async (html, text) => {
    expect(await outcomeOf(createTextCheck(text), page(html))).toBe('bad');
  });
});

describe('[0168] the check --axe', () => {
  it('finds violations of this rule only, and names an element', async () => {
    const check = await createAxeCheck('image-alt');
    const withoutAlt = page('<main><h1>Haus</h1><img src="haus.jpg" class="a"></main>');
    expect(await check.run({ url: '', html: Buffer.from(withoutAlt) })).toEqual({
      outcome: 'bad',
      detail: '1 element: <img src="haus.jpg" class="a">',
    });
    expect(await outcomeOf(check, withoutAlt.replace('<img', '<img alt="Haus"'))).toBe('good');
    // Another rule's violation.
    expect(await outcomeOf(check, page('<button></button>'))).toBe('good');
    expect(await outcomeOf(await createAxeCheck('button-name'), page('<button></button>'))).toBe('bad');
  });

  it('examines the whole document, and its scripts do not run', async () => {
    const check = await createAxeCheck('html-has-lang');
    expect(await outcomeOf(check, page('<p>Haus</p>'))).toBe('good');
    const withoutLang = page('<script>document.documentElement.lang = "de"</script>').replace(
      ' lang="de"',
      '',
    );
    expect(await outcomeOf(check, withoutLang)).toBe('bad');
  });

  it.each([
    ['image-altt', /no such rule\. Did you mean image-alt\?/],
    ['color-contrast', /needs the layout of a browser/],
  ])('refuses the rule %s', async (rule, message) => {
    await expect(createAxeCheck(rule)).rejects.toMatchObject({
      code: 'AXE_RULE_UNUSABLE',
      message: expect.stringMatching(message),
    });
  });
});

it('[0168] the check --max-size measures the document as brotli compresses it, in bytes', async () => {
  const html = page(Array.from({ length: 500 }, (_, index) => `<p>${index * 7919}</p>`).join(''));
  const { detail } = await createSizeCheck(1).run({ url: '', html: Buffer.from(html) });
  const size = Number.parseInt(detail, 10);
  expect(await outcomeOf(createSizeCheck(size), html)).toBe('good');
  expect(await outcomeOf(createSizeCheck(size - 1), html)).toBe('bad');
  // Quality 11 is better, and any quality halves it.
  expect(size).toBeGreaterThanOrEqual(brotliCompressSync(html).length);
  expect(size).toBeLessThan(html.length / 2);
});

describe('[0168] the check of a command', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'bisect-command-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const run = (command: readonly string[], timeoutMs = 20_000) =>
    createCommandCheck(command, { cwd: directory, timeoutMs }).run({
      url: URL_OF_PAGE,
      html: Buffer.from('<h1>Grüße</h1>'),
    });
  const node = (code: string) => run([process.execPath, '-e', code]);

  it.each([
    [0, 'good'],
    [1, 'bad'],
    [124, 'bad'],
    [125, 'untestable'],
    [126, 'bad'],
    [255, 'bad'],
  ])('the exit code %i says %s', async (code, outcome) => {
    expect(await node(`process.exitCode = ${code}`)).toEqual({ outcome, detail: `exit code ${code}` });
  });

  it('gets the address and a file with the HTML, runs in the folder of the command, and is quoted', async () => {
    const code = `require('fs').writeFileSync('seen.json', JSON.stringify([process.env.PAGE_URL,
      require('fs').readFileSync(process.env.PAGE_FILE, 'utf8'), process.env.PAGE_FILE]));
      console.log('first line'); console.error('the heading is gone\\n'); process.exitCode = 3`;
    expect(await node(code)).toEqual({ outcome: 'bad', detail: 'exit code 3: the heading is gone' });
    const [url, html, file] = JSON.parse(await readFile(join(directory, 'seen.json'), 'utf8'));
    expect([url, html]).toEqual([URL_OF_PAGE, '<h1>Grüße</h1>']);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('does not get the key that signs requests', async () => {
    process.env.SIGNING_KEY = 'secret';
    try {
      expect((await node('process.exitCode = process.env.SIGNING_KEY ? 1 : 0')).outcome).toBe('good');
    } finally {
      delete process.env.SIGNING_KEY;
    }
  });

  it('is untestable after the timeout, and ends with the processes that it has started', async () => {
    const child = `setInterval(() => require('fs').appendFileSync('alive', '.'), 20)`;
    const code = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000)`;
    expect(await run([process.execPath, '-e', code], 1_500)).toEqual({
      outcome: 'untestable',
      detail: 'the command did not end within 1.5 s',
    });
    const written = await readFile(join(directory, 'alive'), 'utf8');
    expect(written).not.toBe('');
    await delay(200);
    expect(await readFile(join(directory, 'alive'), 'utf8')).toBe(written);
  });

  it('is bad after a signal', async () => {
    expect(await node(`process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000)`)).toEqual({
      outcome: 'bad',
      detail: 'ended by SIGSEGV',
    });
  });

  it('says so if it cannot be started', async () => {
    await expect(run(['no-such-program'])).rejects.toMatchObject({ code: 'CHECK_NOT_STARTED' });
  });
});
