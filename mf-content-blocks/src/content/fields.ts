import { type Static, Type } from '@sinclair/typebox';

/** Text of a block's heading. */
export const HeadingText = Type.String({ minLength: 1, maxLength: 200 });

/** Level of a block's heading, below the page's title. @default 2 */
export const SectionLevel = Type.Optional(Type.Union([Type.Literal(2), Type.Literal(3)]));

/** Plain text below a block's heading; line breaks are preserved. */
export const Intro = Type.Optional(Type.String({ minLength: 1, maxLength: 1000 }));

/** Heading and intro of a section. */
export const SECTION_HEAD = { heading: HeadingText, intro: Intro };

/** Whether the block's first picture is visible before the visitor scrolls. @default false */
export const InFirstView = Type.Optional(Type.Boolean());

/** HTML that was sanitised before it was stored. */
export const Html = Type.String({ maxLength: 100_000 });

/** Part of an anchor: unique in its block and stable across edits. */
export const AnchorName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 });

/** A path on this site (optionally with query and fragment), a fragment on the same page, or an absolute https URL. */
export const LinkTarget = Type.String({ pattern: '^(/(?!/)|#|https://)', maxLength: 2000 });

/** A recording's transcript, with the two labels that its button switches between (R2.11-19). */
export const TranscriptContent = Type.Object(
  {
    /** Uid of the recording, unique on the page. The transcript's anchor is `transcript-<uid>`. */
    uid: Type.Integer({ minimum: 1 }),
    /** Label while the transcript is hidden: "Transkript anzeigen". */
    hiddenLabel: Type.String({ minLength: 1, maxLength: 200 }),
    /** Label while the transcript is visible: "Transkript ausblenden". */
    shownLabel: Type.String({ minLength: 1, maxLength: 200 }),
    html: Html,
  },
  { additionalProperties: false },
);
export type TranscriptContent = Static<typeof TranscriptContent>;
