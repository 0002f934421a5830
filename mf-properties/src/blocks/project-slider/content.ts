import { type Static, Type } from '@sinclair/typebox';
import { Project } from '../../projects/project.ts';

/** A slider of projects (R2.11-4). Editors write `heading` and `link`; the content API fills in the projects. */
export const ProjectSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Link to the full list. */
    link: Type.Optional(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 100 }),
          path: Type.String({ pattern: '^/', maxLength: 512 }),
        },
        { additionalProperties: false },
      ),
    ),
    items: Type.Array(Project, { maxItems: 24 }),
    /** Number of records in the full list. */
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ProjectSliderContent = Static<typeof ProjectSliderContent>;
