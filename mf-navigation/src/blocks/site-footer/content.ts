import { type Static, Type } from '@sinclair/typebox';

/** The footer of every page. Its menus are `main`, `service` and `legal` in the page's navigation. */
export const SiteFooterContent = Type.Object(
  {
    /** The company's tagline. */
    claim: Type.String({ minLength: 1, maxLength: 200 }),
    /** Lines of the postal address; the first is the company's name. */
    address: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 6 }),
    /** In the national format: `030 123456-0`. */
    phone: Type.String({ pattern: '^[+0-9][0-9 /()-]{2,39}$' }),
    email: Type.String({ format: 'email', maxLength: 254 }),
    /** Link to the form that reports barriers. The page's path is added as the query parameter `seite`. */
    reportBarrier: Type.Optional(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 100 }),
          path: Type.String({ pattern: '^/(?!/)[^?#]*$' }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type SiteFooterContent = Static<typeof SiteFooterContent>;
