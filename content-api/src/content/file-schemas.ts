import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import { KebabName, NavigationItem, PageModel, SitePath } from '@stadtraum/contracts/page-model';
import type { Regions } from '../store/stored-page.ts';

/** The greatest value of PostgreSQL's type `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** `pages/presse/bildmaterial.json` is the page `/presse/bildmaterial`; `pages/index.json` is the start page. */
export const pageFile = (regions: TUnsafe<Regions>) =>
  Type.Object(
    {
      id: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }),
      /** 404 for the page that is served for unknown paths, 410 for the page that is served for gone ones. @default 200 */
      status: Type.Optional(Type.Union([Type.Literal(404), Type.Literal(410)])),
      /** The page's name. */
      title: PageModel.properties.title,
      /** The title of the document, with the words that people search for. @default the title */
      documentTitle: Type.Optional(PageModel.properties.title),
      /** What people search for if they want this page: `Wohnung mieten`. The search treats them like titles. */
      searchedAs: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 20 }),
      ),
      /** The page's name in breadcrumbs. @default the title */
      label: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      meta: Type.Optional(PageModel.properties.meta),
      regions,
    },
    { additionalProperties: false },
  );
export type PageFile = Static<ReturnType<typeof pageFile>>;

/** `navigation.json`: menus by name. */
export const MenusFile = Type.Record(KebabName, Type.Array(NavigationItem), { additionalProperties: false });

/** `site.json`: metadata for every page. */
export const SiteFile = Type.Object(
  {
    /** Name of the site, appended to every title that does not contain it. */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The publisher, as structured data. */
    publisher: PageModel.properties.meta.properties.publisher,
    /** How places are said: `{"Hafen": "am Hafen"}`. Texts that say "in Hafen" are refused. */
    places: Type.Optional(
      Type.Record(
        Type.String({ minLength: 1, maxLength: 60 }),
        Type.String({ minLength: 1, maxLength: 100 }),
      ),
    ),
    /**
     * The day on which texts are read for what they announce and report. Demonstration content uses it, so that it stays valid as time goes
     * on; real content is read on the day of loading. @default that day
     */
    textsAsOf: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: false },
);

const FormerPath = Type.String({ pattern: '^/[^?#\\s]+$', maxLength: 512 });

/** `redirects.json`: pages that have moved, and pages that are gone. */
export const RedirectsFile = Type.Array(
  Type.Union([
    Type.Object(
      {
        from: FormerPath,
        to: Type.Union([SitePath, Type.String({ pattern: '^https://', maxLength: 2000 })]),
        /** @default 301 */
        status: Type.Optional(
          Type.Union([Type.Literal(301), Type.Literal(302), Type.Literal(307), Type.Literal(308)]),
        ),
      },
      { additionalProperties: false },
    ),
    Type.Object({ from: FormerPath, status: Type.Literal(410) }, { additionalProperties: false }),
  ]),
);

const SynonymWords = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 30 });

/** `synonyms.json`: words that the search treats as equal, and words that find others. */
export const SynonymsFile = Type.Array(
  Type.Object(
    {
      /** Single words. Each finds what the others find. */
      words: SynonymWords,
      /** Words that the others find too, but that do not find the others: `Karriere` finds `Ausbildung`. */
      find: Type.Optional(SynonymWords),
    },
    { additionalProperties: false },
  ),
);
export type Synonyms = Static<typeof SynonymsFile>[number];
