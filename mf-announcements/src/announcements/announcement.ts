import { type Static, Type } from '@sinclair/typebox';
import { PdfFile } from '@stadtraum/contracts/media';

const Day = Type.String({ format: 'date' });

/** A file that is not on the site, because it is too large or the procedure is over. */
const NamedFile = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Kind of file as bidders know it: `PDF`, `XLSX`, `GAEB X83`. */
    format: Type.String({ minLength: 1, maxLength: 20 }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);

/** A file in the procurement documents. */
const AnnouncementDocument = Type.Union([PdfFile, NamedFile]);
export type AnnouncementDocument = Static<typeof AnnouncementDocument>;

const fields = {
  uid: Type.Integer({ minimum: 1 }),
  title: Type.String({ minLength: 1, maxLength: 300 }),
  /** Vergabenummer. */
  number: Type.String({ minLength: 1, maxLength: 50 }),
  /** Vergabeordnung. */
  rules: Type.Union([
    Type.Literal('VOB/A'),
    Type.Literal('VOB/A-EU'),
    Type.Literal('UVgO'),
    Type.Literal('VgV'),
  ]),
  /** Verfahrensart: `Öffentliche Ausschreibung`. */
  procedure: Type.String({ minLength: 1, maxLength: 100 }),
  /** Gewerke: `Dach`, `Elektro`. */
  subjects: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 20 }),
  /** Ausführungsort, on one line. */
  place: Type.String({ minLength: 1, maxLength: 200 }),
  /** Date of the deadline in Berlin, `YYYY-MM-DD`. */
  deadline: Day,
  /** Time of the deadline in Berlin, `HH:MM`. */
  deadlineTime: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  /** Whether the contract has been awarded. @default false */
  awarded: Type.Optional(Type.Boolean()),
  /** Whether the procedure ended without an award (Aufhebung). @default false */
  cancelled: Type.Optional(Type.Boolean()),
  documents: Type.Array(AnnouncementDocument, { maxItems: 50 }),
};

/** An announcement (Ausschreibung) in the list. */
export const Announcement = Type.Object(
  {
    ...fields,
    /** Path of the announcement's page. */
    path: Type.String({ pattern: '^/(?!/)' }),
  },
  { additionalProperties: false },
);
export type Announcement = Static<typeof Announcement>;

/** A lot: a part of the contract that can be bid for separately. */
export const Lot = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 200 }),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  { additionalProperties: false },
);

/** A bidder's question with the answer that all bidders receive. */
export const BidderQuestion = Type.Object(
  {
    date: Day,
    question: Type.String({ minLength: 1, maxLength: 1000 }),
    answer: Type.String({ minLength: 1, maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type BidderQuestion = Static<typeof BidderQuestion>;

/** The full record of an announcement, for its page. */
export const AnnouncementRecord = Type.Object(
  {
    ...fields,
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    /** The works or services in a few sentences; plain text. */
    text: Type.String({ minLength: 1, maxLength: 1500 }),
    published: Day,
    /** Codes of the Common Procurement Vocabulary. */
    cpv: Type.Array(
      Type.Object(
        {
          code: Type.String({ pattern: '^\\d{8}-\\d$' }),
          label: Type.String({ minLength: 1, maxLength: 200 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
    /** Ausführungszeitraum in words. */
    period: Type.String({ minLength: 1, maxLength: 200 }),
    lots: Type.Optional(Type.Array(Lot, { maxItems: 50 })),
    /** Last day of the Bindefrist. */
    bindingUntil: Day,
    /** Vergabeplattform, with the address of this procedure. */
    platform: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 100 }),
        url: Type.String({ pattern: '^https://', maxLength: 500 }),
      },
      { additionalProperties: false },
    ),
    /** Nachprüfungsstelle with its address, on one line. */
    reviewBody: Type.String({ minLength: 1, maxLength: 300 }),
    questions: Type.Optional(Type.Array(BidderQuestion, { maxItems: 200 })),
    /** The editors' log of the procedure. */
    log: Type.Optional(
      Type.Array(
        Type.Object(
          { date: Day, text: Type.String({ minLength: 1, maxLength: 500 }) },
          { additionalProperties: false },
        ),
        { maxItems: 200 },
      ),
    ),
    /** The day from which the announcement is no longer published; its page is then gone (410). */
    unpublished: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type AnnouncementRecord = Static<typeof AnnouncementRecord>;
