import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../site/site.ts';
import { type EditableSite, expectRefused, startEditableSite } from './refusals.ts';

/* Releases that pass their own examples, and that the gate refuses because of what is live. */

test.describe.configure({ mode: 'default', timeout: 400_000 });

const BLOCKS = 'mf-press/src/blocks';
const CONTACT = `${BLOCKS}/press-contact`;
const ARTICLE = `${BLOCKS}/news-article/news-article.tsx`;
const POPUP = `${BLOCKS}/news-popup/news-popup.tsx`;
const BLOCK_HEAD = 'shared-ui/src/block-head/block-head';

let editable: EditableSite;

test.beforeAll(async () => {
  editable = await startEditableSite();
});

test.afterAll(() => editable?.stop());

/** A change at the start of the component, which knows its content. */
const atStart = (statement: string) => (source: string) =>
  source.replace('  const headingId', `  ${statement}\n  const headingId`);

test('[GA1] a required field that live content lacks @full', async () => {
  await expectRefused(editable, {
    app: 'mf-press',
    files: {
      [`${CONTACT}/content.ts`]: (source) =>
        source.replace('email:', 'office: Type.String({ minLength: 1 }),\n    email:'),
      [`${CONTACT}/press-contact.examples.ts`]: (source) =>
        source.replaceAll('email:', "office: 'Uferstraße 1',\n  email:"),
    },
    message:
      /✘ With mf-press@\S+, block press-contact has content that its new schema rejects \(.*office.*\) on \d+ pages \(\/presse\S*, /,
  });
});

test('[GA2] the removal of a block that pages show @full', async () => {
  const names = readdirSync(join(REPOSITORY, CONTACT), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.includes('.')).map((name) => `${CONTACT}/${name}`);
  await expectRefused(editable, {
    app: 'mf-press',
    files: Object.fromEntries(files.map((file) => [file, () => undefined])),
    message: /✘ mf-press@\S+ has no block press-contact any more, which \d+ pages \(\/presse\S*, .*\) show\./,
  });
});

test('[GA3] a kit whose BlockHead renames a prop, as one finding @full', async () => {
  const output = await expectRefused(editable, {
    app: 'shared-ui',
    files: {
      [`${BLOCK_HEAD}.tsx`]: (source) =>
        source
          .replace('headingId, heading, intro', 'headingId, title, intro')
          .replace('{heading}', '{title}')
          .replace('heading: ReactNode', 'title: ReactNode'),
      [`${BLOCK_HEAD}.examples.tsx`]: (source) => source.replaceAll('heading=', 'title='),
    },
    message:
      /✘ shared-ui@\S+ changes what visitors get from \d+ block types of other teams on \d+ pages \(.*\): .*heading emptied.*\./,
  });
  expect(output.match(/--accept foreign-change:/g)).toHaveLength(1);
});

test('[GA8] a release that throws for live content only @full', async () => {
  await expectRefused(editable, {
    app: 'mf-press',
    files: {
      [ARTICLE]: atStart("if (html.length > 500) throw new TypeError('there is no summary');"),
    },
    message:
      /✘ With mf-press@\S+, block news-article fails: .*there is no summary on \d+ pages \(\/presse\/news\/\S+, /,
  });
});

test('[GA8] a release that throws for live content only, and in browsers only @full', async () => {
  await expectRefused(editable, {
    app: 'mf-press',
    files: {
      [POPUP]: (source) =>
        source.replace(
          '  if (!asset) return null;',
          "  useEffect(() => {\n    if (text?.includes('Wohnberechtigungsschein')) throw new TypeError('there is no window');\n  }, [text]);\n  if (!asset) return null;",
        ),
    },
    message:
      /✘ With mf-press@\S+, block news-popup fails in the browser on .*\(\/presse.*\): .*there is no window/,
  });
});

test('[GA9] a release that takes less processor time than smoke tests allow, and is late on every page @full', async () => {
  await expectRefused(editable, {
    app: 'mf-press',
    files: {
      [ARTICLE]: atStart('const end = Date.now() + 700;\n  while (Date.now() < end);'),
    },
    message:
      /✘ With mf-press@\S+, block news-article is late in every try: it took (longer than 0\.4 s|more than 0\.4 s of CPU time) on \d+ pages \(\/presse\/news\/\S+, /,
  });
});

test('[GA9] a release that waits without processor time @full', async () => {
  await expectRefused(editable, {
    app: 'mf-press',
    files: {
      [ARTICLE]: atStart('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);'),
    },
    message: /RELEASE_EXAMPLE_FAILED: .*Atomics is not defined/,
  });
});
