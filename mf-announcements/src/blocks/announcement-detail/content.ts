import { type Static, Type } from '@sinclair/typebox';
import { AnnouncementRecord } from '../../announcements/announcement.ts';

/** A notification sent to subscribers. */
export const SentChange = Type.Object(
  {
    /** `YYYY-MM-DDTHH:MM`, in Berlin. */
    at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' }),
    kind: Type.Union([Type.Literal('published'), Type.Literal('changed')]),
    /** One sentence per changed fact. */
    sentences: Type.Array(Type.String({ minLength: 1, maxLength: 5000 }), { maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type SentChange = Static<typeof SentChange>;

/** The content of an announcement's page. Editors write `email` and `back`; the content API fills in the rest. */
export const AnnouncementDetailContent = Type.Object(
  {
    /** E-mail address of the Vergabestelle, which sends the documents. */
    email: Type.String({ format: 'email', maxLength: 254 }),
    /** Link to the list of announcements. */
    back: Type.Optional(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 100 }),
          path: Type.String({ pattern: '^/(?!/)', maxLength: 500 }),
        },
        { additionalProperties: false },
      ),
    ),
    record: AnnouncementRecord,
    /** Publications and changes, latest first. */
    changes: Type.Array(SentChange, { maxItems: 1000 }),
    /** Today's date in Berlin, `YYYY-MM-DD`. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type AnnouncementDetailContent = Static<typeof AnnouncementDetailContent>;
