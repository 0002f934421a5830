import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A linked picture beside the links of a mega menu's panel. */
const PanelTeaser = Type.Object(
  {
    /** Path of the top-level item whose panel shows it. */
    of: Type.String({ pattern: '^/' }),
    picture: Picture,
    /** One line above the link. */
    kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    link: Type.Object(
      { label: Type.String({ minLength: 1, maxLength: 100 }), path: Type.String({ pattern: '^/(?!/)' }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PanelTeaser = Static<typeof PanelTeaser>;

/** The header of every page; its menus are `main` and `service` of the page's navigation. */
export const SiteHeaderContent = Type.Object(
  {
    /** Name of the company. */
    brand: Type.String({ minLength: 1, maxLength: 60 }),
    /** Without it the header has no search form. */
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
    /** Pictures for the mega menu's panels; a panel without one gives the space to its links. */
    teasers: Type.Optional(Type.Array(PanelTeaser, { maxItems: 8 })),
  },
  { additionalProperties: false },
);
export type SiteHeaderContent = Static<typeof SiteHeaderContent>;
