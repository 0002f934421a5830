import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementList from './announcement-list.tsx';

/** A file of the procurement documents. */
export const AnnouncementDocument = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Kind of file as bidders call it: `PDF`, `XLSX`, `GAEB X83`. */
    format: Type.String({ minLength: 1, maxLength: 20 }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AnnouncementDocument = Static<typeof AnnouncementDocument>;

/** One announcement (Ausschreibung), as the list shows it. */
export const Announcement = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** Vergabenummer. */
    number: Type.String({ minLength: 1, maxLength: 50 }),
    /** Vergabeordnung. */
    rules: Type.Union([Type.Literal('VOB/A'), Type.Literal('UVgO'), Type.Literal('VgV')]),
    /** Verfahrensart: `Öffentliche Ausschreibung`. */
    procedure: Type.String({ minLength: 1, maxLength: 100 }),
    /** Gewerke: `Dach`, `Elektro`. */
    subjects: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 20 }),
    /** Ausführungsort, on one line. */
    place: Type.String({ minLength: 1, maxLength: 200 }),
    /** Ausführungszeitraum in words. */
    period: Type.String({ minLength: 1, maxLength: 200 }),
    /** Day of the Angebotsfrist in Berlin, `YYYY-MM-DD`. */
    deadline: Type.String({ format: 'date' }),
    /** Time of the Angebotsfrist in Berlin, `HH:MM`. */
    deadlineTime: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    /** The contract has been given to a bidder. @default false */
    awarded: Type.Optional(Type.Boolean()),
    documents: Type.Array(AnnouncementDocument, { maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type Announcement = Static<typeof Announcement>;

/**
 * The list of announcements. Editors write `heading`, `level`, `intro` and `email`; the content API fills in the rest.
 * Time reaches the block only as `today`, so that what is cached cannot go stale unseen.
 */
export const AnnouncementListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Of the Vergabestelle, which sends the documents. */
    email: Type.String({ format: 'email', maxLength: 254 }),
    /** The day in Berlin, `YYYY-MM-DD`. Without it, deadlines are shown, but nothing is said about what is left of them. */
    today: Type.Optional(Type.String({ format: 'date' })),
    /** Nothing filters the list yet. */
    filter: Type.Object({}, { additionalProperties: false }),
    items: Type.Array(Announcement, { maxItems: 500 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AnnouncementListContent = Static<typeof AnnouncementListContent>;

export default defineBlock({
  type: 'announcement-list',
  content: AnnouncementListContent,
  hydrate: 'none',
  component: AnnouncementList,
});
