import { type Static, Type } from '@sinclair/typebox';

/**
 * A document of another provider, loaded only after consent. Its property in content is named `frame`, by which the content API
 * recognises it and rejects hosts that are not in `FRAME_HOSTS`.
 */
export const FrameContent = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Address that the frame loads. */
    src: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** Target of links without JavaScript: the provider's page. */
    path: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** Service that requires consent. */
    service: Type.Union([Type.Literal('maps'), Type.Literal('video')]),
    /** Name of the provider: "OpenStreetMap". */
    provider: Type.String({ minLength: 1, maxLength: 100 }),
    /** Its purpose and the data that the provider receives, in full sentences. */
    purpose: Type.String({ minLength: 1, maxLength: 500 }),
    /** Page of this site with details. */
    privacyPath: Type.String({ pattern: '^/(?!/)', maxLength: 500 }),
  },
  { additionalProperties: false },
);
export type FrameContent = Static<typeof FrameContent>;
