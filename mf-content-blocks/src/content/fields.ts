import { type Static, Type } from '@sinclair/typebox';

/** What the schemas of several blocks are made of. */

export const HeadingText = Type.String({ minLength: 1, maxLength: 200 });

/** Rank of a block's heading where another block opens the page. @default 2 */
export const SectionLevel = Type.Optional(Type.Union([Type.Literal(2), Type.Literal(3)]));

/** Plain text below a block's heading; its line breaks are kept. */
export const Intro = Type.Optional(Type.String({ minLength: 1, maxLength: 1000 }));

/** What a section of the page begins with. */
export const SECTION_HEAD = { heading: HeadingText, intro: Intro };

/** Whether a block stands so high on its page that its first picture is seen at once. @default false */
export const InFirstView = Type.Optional(Type.Boolean());

/** HTML that was sanitised when it was stored. */
export const Html = Type.String({ maxLength: 100_000 });

/** Part of an anchor: unique in its block and stable over edits. */
export const AnchorName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 });

/** A path of the site, with query or fragment if need be, a fragment of the same page, or an absolute https URL. */
export const Address = Type.String({ pattern: '^(/(?!/)|#|https://)', maxLength: 2000 });

/** A transcript of a recording, with the two texts that its button switches between (R2.11-19). */
export const TranscriptContent = Type.Object(
  {
    /** Of the recording; a page has each once. The transcript's anchor is `transcript-<uid>`. */
    uid: Type.Integer({ minimum: 1 }),
    /** While it is hidden: "Transkript anzeigen". */
    hiddenLabel: Type.String({ minLength: 1, maxLength: 200 }),
    /** While it is shown: "Transkript ausblenden". */
    shownLabel: Type.String({ minLength: 1, maxLength: 200 }),
    html: Html,
  },
  { additionalProperties: false },
);
export type TranscriptContent = Static<typeof TranscriptContent>;
