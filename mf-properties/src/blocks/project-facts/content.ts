import { type Static, Type } from '@sinclair/typebox';
import { Contact } from '../../contact/contact.ts';
import { ProjectStatus } from '../../projects/project.ts';

/** The project's homes with one number of rooms. */
const Units = Type.Object(
  {
    /** `2 Zimmer` */
    rooms: Type.String({ minLength: 1, maxLength: 60 }),
    homes: Type.Integer({ minimum: 1 }),
    /** `52–60 m²` */
    area: Type.String({ minLength: 1, maxLength: 60 }),
    /** Number of homes for tenants with a Wohnberechtigungsschein. */
    subsidised: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);

/** All facts about a building project. The content API fills in the record. */
export const ProjectFactsContent = Type.Object(
  {
    record: Type.Object(
      {
        title: Type.String({ minLength: 1, maxLength: 300 }),
        status: ProjectStatus,
        homes: Type.Integer({ minimum: 1 }),
        completion: Type.Integer({ minimum: 1900, maximum: 2100 }),
        /** `2024 bis 2027` */
        period: Type.String({ minLength: 1, maxLength: 60 }),
        architects: Type.String({ minLength: 1, maxLength: 200 }),
        features: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 }),
        /** Sanitised HTML. */
        html: Type.String({ maxLength: 20_000 }),
        units: Type.Array(Units, { maxItems: 40 }),
        contact: Contact,
      },
      { additionalProperties: true },
    ),
  },
  { additionalProperties: false },
);
export type ProjectFactsContent = Static<typeof ProjectFactsContent>;
