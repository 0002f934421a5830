import { type Static, Type } from '@sinclair/typebox';

/**
 * A document from another provider that is loaded only after consent. The content API recognises it by the property name `frame`
 * and rejects hosts that are not in `FRAME_HOSTS`.
 */
export const FrameContent = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** URL that the frame loads. */
    src: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** URL of the provider's page, for links that work without JavaScript. */
    path: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** The service that the visitor consents to. */
    service: Type.Union([Type.Literal('maps'), Type.Literal('video')]),
    /** Name of the provider: "OpenStreetMap". */
    provider: Type.String({ minLength: 1, maxLength: 100 }),
    /** The document's purpose and the data that the provider receives, in full sentences. */
    purpose: Type.String({ minLength: 1, maxLength: 500 }),
    /** Path of the page on this site that explains the use of the data. */
    privacyPath: Type.String({ pattern: '^/(?!/)', maxLength: 500 }),
  },
  { additionalProperties: false },
);
export type FrameContent = Static<typeof FrameContent>;
