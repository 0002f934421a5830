import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import ProjectList from './project-list.tsx';

/** How far a project has come. */
export const ProjectStatus = Type.Union([
  Type.Literal('planned'),
  Type.Literal('under-construction'),
  Type.Literal('completed'),
]);
export type ProjectStatus = Static<typeof ProjectStatus>;

/** One building project, as the list shows it. */
export const Project = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** The Bezirk. */
    district: Type.String({ minLength: 1, maxLength: 100 }),
    /** Street and place on one line: `Uferstraße 40–58, 09995 Elsenau`. */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    status: ProjectStatus,
    /** Number of homes. */
    homes: Type.Integer({ minimum: 1 }),
    /** Year of completion; an expected one until the status is `completed`. */
    completion: Type.Integer({ minimum: 1900, maximum: 2100 }),
    /** Plain text. */
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type Project = Static<typeof Project>;

/**
 * The list of building projects with its filter (R2.2-1). Editors write `heading`, `level` and `intro`; the content API fills
 * in `filter`, `items` and `total` from the page's query string.
 */
export const ProjectListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** The filter in force; an empty title means that all are shown. */
    filter: Type.Object({ title: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
    items: Type.Array(Project, { maxItems: 500 }),
    /** Number of hits. */
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ProjectListContent = Static<typeof ProjectListContent>;

export default defineBlock({
  type: 'project-list',
  content: ProjectListContent,
  needs: ['path'],
  hydrate: 'interaction',
  component: ProjectList,
});
