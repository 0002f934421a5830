import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import SiteHeader from './site-header.tsx';

/** The head of every page; its menus are `main` and `service` of the page's navigation. */
export const SiteHeaderContent = Type.Object(
  {
    /** Name of the company, as on the sign above the door. */
    brand: Type.String({ minLength: 1, maxLength: 60 }),
    /** Without it the header has no search form. */
    search: Type.Optional(
      Type.Object(
        {
          /** Where the search form leads; the term arrives as `q`. */
          action: Type.Literal('/suche'),
          /** Visible label of the search field. */
          label: Type.String({ minLength: 1, maxLength: 60 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type SiteHeaderContent = Static<typeof SiteHeaderContent>;

export default defineBlock({
  type: 'site-header',
  content: SiteHeaderContent,
  needs: ['path', 'navigation'],
  hydrate: 'interaction',
  component: SiteHeader,
});
