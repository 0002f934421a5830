import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A linked picture beside the links in a panel of the mega menu. */
const PanelTeaser = Type.Object(
  {
    /** Path of the top-level item whose panel shows the teaser. */
    of: Type.String({ pattern: '^/' }),
    picture: Picture,
    /** A line of text above the link. */
    kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    link: Type.Object(
      { label: Type.String({ minLength: 1, maxLength: 100 }), path: Type.String({ pattern: '^/(?!/)' }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PanelTeaser = Static<typeof PanelTeaser>;

/** The header of every page. Its menus are `main` and `service` in the page's navigation. */
export const SiteHeaderContent = Type.Object(
  {
    /** Name of the company. */
    brand: Type.String({ minLength: 1, maxLength: 60 }),
    /** If absent, the header has no search form. */
    search: Type.Optional(
      Type.Object(
        {
          /** Target of the search form, which sends the term as `q`. */
          action: Type.Literal('/suche'),
          /** Visible label of the search field. */
          label: Type.String({ minLength: 1, maxLength: 60 }),
        },
        { additionalProperties: false },
      ),
    ),
    /** Link to the page in easy-to-read German ("Leichte Sprache"), outside the menus so that it is visible on every screen. */
    easyLanguage: Type.Optional(
      Type.Object(
        { label: Type.String({ minLength: 1, maxLength: 40 }), path: Type.String({ pattern: '^/(?!/)' }) },
        { additionalProperties: false },
      ),
    ),
    /** Teasers in panels of the mega menu. In a panel without a teaser, the links use its space. */
    teasers: Type.Optional(Type.Array(PanelTeaser, { maxItems: 8 })),
  },
  { additionalProperties: false },
);
export type SiteHeaderContent = Static<typeof SiteHeaderContent>;
