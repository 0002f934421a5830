import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { LinkContent } from '../../content/link.ts';

/** A slider of heroes (R2.11-2). */
export const IntroSliderContent = Type.Object(
  {
    /** Visually hidden if there are slides. */
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** With 1, the heading is the title of the page, and the slider is its first block. */
    level: Type.Union([Type.Literal(1), Type.Literal(2)]),
    /** Whether the slides change automatically, every 5000 ms. @default false */
    autoplay: Type.Optional(Type.Boolean()),
    slides: Type.Array(
      Type.Object(
        {
          heading: Type.String({ minLength: 1, maxLength: 200 }),
          /** A word or two above the heading. */
          kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          /** Plain text. */
          text: Type.String({ maxLength: 1000 }),
          picture: Type.Optional(Picture),
          link: Type.Optional(LinkContent),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);
export type IntroSliderContent = Static<typeof IntroSliderContent>;
