import type { HarmfulChange } from './change.ts';

const PRESS = 'mf-press/src';
const CONTACT_CONTENT = `${PRESS}/blocks/press-contact/content.ts`;
const CONTACT_STYLES = `${PRESS}/blocks/press-contact/press-contact.module.css`;
const ARTICLE = `${PRESS}/blocks/news-article/news-article.tsx`;
const LIST = `${PRESS}/blocks/news-list/news-list.tsx`;
const POPUP = `${PRESS}/blocks/news-popup/news-popup.tsx`;
const KIT = 'shared-ui/src';

/** Mistakes besides GA1 to GA9, most of which the examples of the blocks do not show. */
export const HARMFUL: readonly HarmfulChange[] = [
  {
    title: 'throws for an article with a picture but no gallery',
    app: 'mf-press',
    replace: [
      [
        ARTICLE,
        'const headingId',
        "if (content.record.picture && !content.record.pictures) throw new TypeError('pictures is undefined');\n  const headingId",
      ],
    ],
    expected: /block-throws:mf-press\/news-article/,
  },
  {
    title: 'renders nothing for a list that is the title of its page',
    app: 'mf-press',
    replace: [
      [
        LIST,
        '  const { category } = filter;',
        '  if (level === 1) return null;\n  const { category } = filter;',
      ],
    ],
    expected: /block-empty:mf-press\/news-list/,
  },
  {
    title: 'a limit that live texts exceed',
    app: 'mf-press',
    replace: [
      [
        CONTACT_CONTENT,
        'heading: Type.String({ minLength: 1, maxLength: 200 })',
        'heading: Type.String({ minLength: 1, maxLength: 12 })',
      ],
    ],
    expected: /BUILD_BLOCK_INVALID/,
  },
  {
    title: 'a field that becomes required',
    app: 'mf-press',
    replace: [
      [
        CONTACT_CONTENT,
        'role: Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))',
        'role: Type.String({ minLength: 1, maxLength: 200 }),\n    floor: Type.Optional(Type.String())',
      ],
      [
        CONTACT_CONTENT,
        'html: Type.Optional(Type.String({ minLength: 1 }))',
        'html: Type.String({ minLength: 1 })',
      ],
    ],
    expected: /BUILD_BLOCK_INVALID/,
  },
  {
    title: 'a stricter pattern',
    app: 'mf-press',
    replace: [[CONTACT_CONTENT, "'^0[0-9 /-]{3,40}$'", "'^0[0-9]{3,40}$'"]],
    expected: /BUILD_BLOCK_INVALID/,
  },
  {
    title: 'throws in an effect',
    app: 'mf-press',
    replace: [
      [
        POPUP,
        'if (!asset) return null;',
        "useEffect(() => {\n    if (uid > 0) throw new Error('kaputt im Browser');\n  }, [uid]);\n  if (!asset) return null;",
      ],
    ],
    expected: /hydration:mf-press\/news-popup/,
  },
  {
    title: 'renders otherwise in a browser',
    app: 'mf-press',
    replace: [
      [POPUP, '{text && <p>{text}</p>}', "<p>{typeof window === 'undefined' ? text : 'Im Browser'}</p>"],
    ],
    expected: /hydration:mf-press\/news-popup/,
  },
  {
    title: 'a random number in its text',
    app: 'mf-press',
    replace: [[POPUP, '{text && <p>{text}</p>}', '<p>{Math.random()}</p>']],
    expected: /hydration:mf-press\/news-popup/,
  },
  {
    title: 'leaves a listener behind',
    app: 'mf-press',
    replace: [
      [
        POPUP,
        'if (!asset) return null;',
        "useEffect(() => window.addEventListener('resize', () => {}), []);\n  if (!asset) return null;",
      ],
    ],
    expected: /hydration:mf-press\/news-popup/,
  },
  {
    title: 'a picture without alternative text',
    app: 'mf-press',
    replace: [
      [
        ARTICLE,
        '<p className={styles.teaser}>{teaser}</p>',
        '<p className={styles.teaser}>{teaser}</p>\n        <img src="/favicon.svg" />',
      ],
    ],
    expected: /accessibility:image-alt/,
  },
  {
    title: 'a link without a name',
    app: 'mf-press',
    replace: [
      [
        ARTICLE,
        '<p className={styles.teaser}>{teaser}</p>',
        '<p className={styles.teaser}>{teaser}</p>\n        <a href="/presse" />',
      ],
    ],
    expected: /accessibility:link-name/,
  },
  {
    title: 'loops for long texts',
    app: 'mf-press',
    replace: [[ARTICLE, 'const headingId', 'while (html.length > 600) {}\n  const headingId']],
    expected: /block-late:mf-press\/news-article/,
  },
  {
    title: 'computes for most of a second',
    app: 'mf-press',
    replace: [
      [
        ARTICLE,
        'const headingId',
        'const end = Date.now() + 900;\n  while (html.length > 600 && Date.now() < end) {}\n  const headingId',
      ],
    ],
    expected: /block-late:mf-press\/news-article/,
  },
  {
    title: 'takes all memory for long texts',
    app: 'mf-press',
    replace: [
      [
        ARTICLE,
        'const headingId',
        "const kept: string[][] = [];\n  while (html.length > 600) kept.push(new Array(1e6).fill('x'));\n  const headingId",
      ],
    ],
    expected: /block-(throws|late):mf-press\/news-article/,
  },
  {
    title: 'sets a token for the whole page',
    app: 'mf-press',
    replace: [[CONTACT_STYLES, '.body {', ':root {\n  --color-ink: red;\n}\n\n.body {']],
    expected: /BUILD_STYLES_LEAK/,
  },
  {
    title: 'hides what follows it',
    app: 'mf-press',
    replace: [[CONTACT_STYLES, '.body {', '.pressContact ~ section {\n  display: none;\n}\n\n.body {']],
    expected: /BUILD_STYLES_LEAK/,
  },
  {
    title: 'hides its own text by a style',
    app: 'mf-press',
    replace: [[CONTACT_STYLES, '.address {', '.address {\n  visibility: hidden;']],
    expected: 'shown',
    why: 'The gate compares what a page says, not its styles; only the pictures of the report show it.',
  },
  {
    title: 'drops a date of its own',
    app: 'mf-press',
    replace: [
      [`${PRESS}/news/news-date.tsx`, '{formatLongDay(date)}', "{''}"],
      [
        `${PRESS}/news/news-date.tsx`,
        "import { formatLongDay } from '@stadtraum/shared-ui/german-format';\n",
        '',
      ],
    ],
    expected: 'shown',
    why: 'Teams change their own texts. The report names the block and the pages.',
  },
  {
    title: 'links to a page that does not exist',
    app: 'mf-press',
    replace: [[`${PRESS}/news/news-card.tsx`, 'href={path}', "href={path.replace('/presse', '/archiv')}"]],
    expected: 'shown',
    why: 'Teams change their own links. The report shows the targets, but nothing looks for their pages.',
  },
  {
    title: 'throws at a click',
    app: 'mf-press',
    replace: [
      [
        POPUP,
        '<div className={styles.text}>',
        "<div className={styles.text} onPointerDown={() => { throw new Error('kaputt'); }}>",
      ],
    ],
    expected: 'shown',
    why: "It takes a visitor's action: the gate hydrates blocks, but clicks nothing.",
  },
  {
    title: 'the kit: cards lose their title',
    app: 'shared-ui',
    replace: [
      [`${KIT}/card/card.tsx`, '            title\n', "            ''\n"],
      [`${KIT}/card/card.tsx`, '              {title}\n', ''],
    ],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: links lose their target',
    app: 'shared-ui',
    replace: [
      [`${KIT}/link/link.tsx`, '<a {...attributes} href={href} className', '<a {...attributes} className'],
    ],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: every heading has level 2',
    app: 'shared-ui',
    replace: [
      [
        `${KIT}/heading/heading.tsx`,
        /const Tag = .*;/,
        "const Tag = (level > 1 ? 'h2' : 'h1') as 'h1' | 'h2';",
      ],
    ],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: fields lose their label',
    app: 'shared-ui',
    replace: [[`${KIT}/field/field.tsx`, 'htmlFor={fieldId}>\n        {label}', 'htmlFor={fieldId}>']],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: pages of lists are off by one',
    app: 'shared-ui',
    replace: [[`${KIT}/pagination/pagination.tsx`, 'href={hrefOf(page)}', 'href={hrefOf(page + 1)}']],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: an external link is no longer announced',
    app: 'shared-ui',
    replace: [
      [
        `${KIT}/link/link.tsx`,
        '{isExternal && <span className="visually-hidden"> (externer Link)</span>}',
        '',
      ],
    ],
    expected: /foreign-change/,
  },
  {
    title: 'the kit: a button throws for one of its variants',
    app: 'shared-ui',
    replace: [
      [
        `${KIT}/button/button.tsx`,
        '  const classes',
        "  if (variant === 'quiet' && props.href !== undefined) throw new Error('quiet links are gone');\n  const classes",
      ],
    ],
    expected: /RELEASE_EXAMPLE_FAILED/,
  },
  {
    title: 'the kit: a module that remotes use is gone',
    app: 'shared-ui',
    replace: [['shared-ui/package.json', '"./result-line":', '"./result-line-2":']],
    expected: /KIT_MISMATCH/,
  },
  {
    title: 'a field of an event is renamed',
    app: 'mf-properties',
    replace: [
      [
        'mf-properties/src/places/use-place-highlight.ts',
        "('place/highlighted', { path })",
        "('place/highlighted', { url: path } as never)",
      ],
    ],
    expected: 'shown',
    why: "The gate compares the events that blocks declare. What they publish takes a visitor's action, and `as never` silences the types.",
  },
  {
    title: 'half a megabyte of data in an island',
    app: 'mf-press',
    replace: [
      [
        POPUP,
        'if (!asset) return null;',
        'if (!asset) return null;\n  if (HEAVY.length === uid) console.warn(HEAVY);',
      ],
      [POPUP, '/** The picture spans', `const HEAVY = '${heavyText()}';\n\n/** The picture spans`],
    ],
    expected: /BUILD_OVER_BUDGET/,
  },
];

/** Text that does not compress well, the same at every call. */
function heavyText(): string {
  let state = 1;
  return Array.from({ length: 500_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
