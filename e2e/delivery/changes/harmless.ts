import type { Change } from './change.ts';

const PRESS = 'mf-press/src';
const BLOCKS = 'mf-content-blocks/src/blocks';
const OFFERS = 'mf-properties/src/blocks/offer-facts';
const KIT = 'shared-ui/src';

/** What teams ship every day: none of it may be refused. */
export const HARMLESS: readonly Change[] = [
  {
    title: 'a text of its own',
    app: 'mf-press',
    replace: [
      [`${PRESS}/blocks/news-list/news-list.tsx`, 'Als Atom-Feed abonnieren', 'Neuigkeiten als Atom-Feed'],
    ],
  },
  {
    title: 'an accessible name of its own',
    app: 'mf-press',
    replace: [
      [`${PRESS}/blocks/news-list/news-list.tsx`, 'Seiten der Neuigkeiten', 'Seiten mit Neuigkeiten'],
    ],
  },
  {
    title: 'a size in a stylesheet',
    app: 'mf-press',
    replace: [
      [`${PRESS}/blocks/press-contact/press-contact.module.css`, 'inline-size: 10rem', 'inline-size: 9rem'],
    ],
  },
  {
    title: 'an attribute for its own behaviour',
    app: 'mf-press',
    replace: [
      [
        `${PRESS}/assets/asset-card.tsx`,
        '<p className={styles.number}>',
        '<p className={styles.number} data-number={uid}>',
      ],
    ],
  },
  {
    title: 'a new optional field',
    app: 'mf-press',
    replace: [
      [
        `${PRESS}/blocks/press-contact/content.ts`,
        "email: Type.String({ format: 'email' }),",
        "email: Type.String({ format: 'email' }),\n    fax: Type.Optional(Type.String({ maxLength: 40 })),",
      ],
    ],
  },
  {
    title: 'bold type without emphasis',
    app: 'mf-press',
    replace: [
      [`${PRESS}/blocks/press-contact/press-contact.tsx`, '<strong>{name}</strong>', '<b>{name}</b>'],
    ],
  },
  {
    title: 'a function that is written inline',
    app: 'mf-press',
    replace: [
      [
        `${PRESS}/blocks/press-asset-list/result-text.ts`,
        /const hits = .*\n.*\n/,
        "const found = title === '' ? '' : [' zu „', title, '“'].join('');\n  return countText(total, 'Bild', 'Bilder') + found;\n",
      ],
    ],
  },
  {
    title: 'more pictures that load at once',
    app: 'mf-press',
    replace: [
      [
        `${PRESS}/blocks/news-list/news-list.tsx`,
        'const MAX_CARDS_PER_ROW = 3',
        'const MAX_CARDS_PER_ROW = 4',
      ],
    ],
  },
  {
    title: 'another ratio of a picture',
    app: 'mf-press',
    replace: [[`${PRESS}/blocks/news-article/news-article.tsx`, 'ratio="21 / 9"', 'ratio="2 / 1"']],
  },
  {
    title: 'a wrapper around a heading',
    app: 'mf-press',
    replace: [
      [
        `${PRESS}/blocks/press-contact/press-contact.tsx`,
        '<div className={styles.body} data-pictured',
        '<div className={styles.body} data-role={role} data-pictured',
      ],
    ],
  },
  {
    title: 'other quotation marks',
    app: 'mf-content-blocks',
    replace: [[`${BLOCKS}/quote/quote.tsx`, '<p>„{text}“</p>', '<p>»{text}«</p>']],
  },
  {
    title: 'a patch of a dependency',
    app: 'mf-content-blocks',
    patch: {
      name: 'formik',
      version: '2.4.10',
      replace: ['dist/formik.esm.js', 'String(Math.floor(Number(obj)))', 'String(Math.trunc(Number(obj)))'],
      shipped: 'Math.trunc(',
    },
  },
  {
    title: 'a class that is renamed',
    app: 'mf-content-blocks',
    replace: [
      [`${BLOCKS}/quote/quote.module.css`, '.role {', '.position {'],
      [`${BLOCKS}/quote/quote.tsx`, 'className={styles.role}', 'className={styles.position}'],
    ],
  },
  {
    title: 'padding of a panel',
    app: 'mf-content-blocks',
    replace: [
      [`${BLOCKS}/call-to-action/call-to-action.module.css`, 'gap: var(--space-xs);', 'gap: var(--space-s);'],
    ],
  },
  {
    title: 'a longer limit of a text',
    app: 'mf-content-blocks',
    replace: [
      [
        `${BLOCKS}/text/content.ts`,
        'heading: Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))',
        'heading: Type.Optional(Type.String({ minLength: 1, maxLength: 250 }))',
      ],
    ],
  },
  {
    title: 'an optional source of a quotation that is shown',
    app: 'mf-content-blocks',
    replace: [
      [
        `${BLOCKS}/quote/content.ts`,
        '/** Portrait',
        'source: Type.Optional(Type.String({ maxLength: 200 })),\n    /** Portrait',
      ],
      [`${BLOCKS}/quote/quote.tsx`, 'role, picture } = content', 'role, picture, source } = content'],
      [
        `${BLOCKS}/quote/quote.tsx`,
        '</figcaption>',
        '{source && <cite>{source}</cite>}\n      </figcaption>',
      ],
    ],
  },
  {
    title: 'a new block that no page uses yet',
    app: 'mf-content-blocks',
    add: {
      [`${BLOCKS}/office-hint/content.ts`]: `import { type Static, Type } from '@sinclair/typebox';

export const OfficeHintContent = Type.Object({ text: Type.String({ minLength: 1 }) }, { additionalProperties: false });
export type OfficeHintContent = Static<typeof OfficeHintContent>;
`,
      [`${BLOCKS}/office-hint/block.ts`]: `import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfficeHintContent } from './content.ts';
import OfficeHint from './office-hint.tsx';

export default defineBlock({ type: 'office-hint', content: OfficeHintContent, hydrate: 'none', component: OfficeHint });
`,
      [`${BLOCKS}/office-hint/office-hint.tsx`]: `import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { OfficeHintContent } from './content.ts';

/** A hint about an office. */
export default function OfficeHint({ content }: BlockProps<OfficeHintContent>) {
  return <p>{content.text}</p>;
}
`,
      [`${BLOCKS}/office-hint/office-hint.examples.ts`]: `import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { OfficeHintContent } from './content.ts';

export default [{ name: 'Hinweis', content: { text: 'Heute geschlossen.' } }] satisfies BlockExample<OfficeHintContent>[];
`,
    },
  },
  {
    title: 'a sentence about energy',
    app: 'mf-properties',
    replace: [
      [`${OFFERS}/energy-facts.tsx`, "'Das Haus ist ein Denkmal.'", "'Das Haus steht unter Denkmalschutz.'"],
    ],
  },
  {
    title: 'a refactored list',
    app: 'mf-properties',
    replace: [
      [
        `${OFFERS}/energy-facts.tsx`,
        '{ENERGY_CLASSES.map((name) => (',
        '{Array.from(ENERGY_CLASSES, (name) => (',
      ],
    ],
  },
  {
    title: 'a constant for a unit',
    app: 'mf-properties',
    replace: [
      [
        `${OFFERS}/energy-facts.tsx`,
        /return .* kWh.*;/,
        "const unit = 'kWh/(m²·a)';\n  return [describeNumber(energy), unit].join(' ');",
      ],
    ],
  },
  {
    title: 'a label before a number',
    app: 'mf-announcements',
    replace: [
      [
        'mf-announcements/src/blocks/announcement-detail/announcement-detail.tsx',
        'Vergabenummer {number}',
        'Nummer der Vergabe: {number}',
      ],
    ],
  },
  {
    title: 'an empty list of places',
    app: 'mf-maps',
    replace: [
      [
        'mf-maps/src/map/locations-map.tsx',
        'Zurzeit steht hier kein Standort.',
        'Hier steht zurzeit kein Standort.',
      ],
    ],
  },
  {
    title: 'the size of a slash',
    app: 'mf-navigation',
    replace: [
      ['mf-navigation/src/blocks/breadcrumb/breadcrumb.module.css', 'skewX(-20deg)', 'skewX(-18deg)'],
    ],
  },
  {
    title: 'the name of a landmark',
    app: 'mf-navigation',
    replace: [
      [
        'mf-navigation/src/blocks/site-footer/site-footer.tsx',
        'aria-label="Rechtliches"',
        'aria-label="Rechtliche Hinweise"',
      ],
    ],
  },
  {
    title: "the kit's padding of buttons",
    app: 'shared-ui',
    replace: [[`${KIT}/button/button.module.css`, 'padding: 0.55em 1.5em', 'padding: 0.55em 1.4em']],
  },
  {
    title: 'an attribute of a badge',
    app: 'shared-ui',
    replace: [[`${KIT}/badge/badge.tsx`, 'data-tone={tone}>', 'data-tone={tone} data-badge="">']],
  },
  {
    title: 'another element around a label',
    app: 'shared-ui',
    replace: [
      [
        `${KIT}/link/link.tsx`,
        '<span className={styles.label}>{children}</span>',
        '<span className={styles.label} data-label="">{children}</span>',
      ],
    ],
  },
  {
    title: 'a new component of the kit',
    app: 'shared-ui',
    replace: [
      [
        'shared-ui/package.json',
        '"./button":',
        '"./new-mark": { "source": "./src/new-mark/new-mark.tsx" },\n    "./button":',
      ],
    ],
    add: {
      [`${KIT}/new-mark/new-mark.tsx`]: `/** A mark for what is new. */
export function NewMark() {
  return <span>Neu</span>;
}
`,
    },
  },
  {
    title: "a patch of the kit's dependency",
    app: 'shared-ui',
    replace: [['shared-ui/package.json', '"swiper": "14.4.0"', '"swiper": "14.4.1"']],
    patch: {
      name: 'swiper',
      version: '14.4.1',
      replace: ['shared/utils.mjs', 'return Date.now();', 'return new Date().valueOf();'],
      shipped: '.valueOf()',
    },
  },
  {
    title: "a line of the shell's script",
    app: 'shell',
    replace: [
      [
        'shell/src/browser/entry.ts',
        'startPage(',
        "document.documentElement.dataset.entry = 'neu';\nstartPage(",
      ],
    ],
  },
];
