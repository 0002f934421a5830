import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** Status of a project. */
export const ProjectStatus = Type.Union([
  Type.Literal('planned'),
  Type.Literal('under-construction'),
  Type.Literal('completed'),
]);
export type ProjectStatus = Static<typeof ProjectStatus>;

/** A building project in a list. */
export const Project = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** The Bezirk. */
    district: Type.String({ minLength: 1, maxLength: 100 }),
    /** Street and town on one line: `Uferstraße 40–58, 09995 Elsenau`. */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Position on maps, in degrees (WGS 84). */
    position: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
    status: ProjectStatus,
    /** Number of homes. */
    homes: Type.Integer({ minimum: 1 }),
    /** Year of completion; an estimate unless the status is `completed`. */
    completion: Type.Integer({ minimum: 1900, maximum: 2100 }),
    /** Plain text. */
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    picture: Type.Optional(Picture),
    /** Path of the project's page. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
  },
  { additionalProperties: false },
);
export type Project = Static<typeof Project>;
