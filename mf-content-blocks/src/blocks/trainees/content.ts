import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { InFirstView, SECTION_HEAD } from '../../content/fields.ts';

/** Trainees with their statements (R2.11-6). */
export const TraineesContent = Type.Object(
  {
    ...SECTION_HEAD,
    inFirstView: InFirstView,
    people: Type.Array(
      Type.Object(
        {
          /** First name. */
          name: Type.String({ minLength: 1, maxLength: 200 }),
          profession: Type.String({ minLength: 1, maxLength: 200 }),
          /** Year of training: "2. Ausbildungsjahr". */
          year: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          /** Plain text without quotation marks. */
          quote: Type.String({ minLength: 1, maxLength: 600 }),
          picture: Type.Optional(Picture),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type TraineesContent = Static<typeof TraineesContent>;
export type Trainee = TraineesContent['people'][number];
