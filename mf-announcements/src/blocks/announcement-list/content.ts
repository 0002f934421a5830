import { type Static, Type } from '@sinclair/typebox';
import { FilterLabel, FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { Announcement } from '../../announcements/announcement.ts';

/** The labels of the filters, in the form, on chips, and in emails about a saved search. */
export const FilterLabels = Type.Object(
  { ausfristvon: FilterLabel, ausfristbis: FilterLabel, gewerk: FilterLabel },
  { additionalProperties: false },
);

/** `dd.mm.yyyy`, or empty. */
const TypedDay = Type.String({ maxLength: 10 });

/**
 * The list of announcements with its filter (R2.7-1). Editors write `heading`, `level`, `intro`, `email`,
 * `feed` and `searchSubscription`; the
 * content API fills in the rest from the page's query string. The block uses only `today` as the current
 * date, so that cached fragments never show an old date.
 */
export const AnnouncementListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** E-mail address of the Vergabestelle, which sends the documents. */
    email: Type.String({ format: 'email', maxLength: 254 }),
    /** URL of the Atom feed for all announcements; the parameter `gewerk` limits it to one subject. */
    feed: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
    /** Path of the page that subscribes to a search. @default none */
    searchSubscription: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 500 })),
    /** Today's date in Berlin, `YYYY-MM-DD`. Without it, deadlines are shown without the days left. */
    today: Type.Optional(Type.String({ format: 'date' })),
    queryPrefix: QueryPrefix,
    /** The active filter (R2.7-6); empty values do not narrow the list. */
    filter: Type.Object(
      { ausfristvon: TypedDay, ausfristbis: TypedDay, gewerk: Type.String({ maxLength: 200 }) },
      { additionalProperties: false },
    ),
    options: Type.Object({ gewerk: FilterOptions }, { additionalProperties: false }),
    labels: FilterLabels,
    problems: FilterProblems,
    /** Name of the active sort order; empty for the default order. */
    sort: Type.String({ maxLength: 64 }),
    items: Type.Array(Announcement, { maxItems: 500 }),
    /** Number of results on all pages. */
    total: Type.Integer({ minimum: 0 }),
    /** @default 1 */
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    /** @default 1 */
    pages: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type AnnouncementListContent = Static<typeof AnnouncementListContent>;
