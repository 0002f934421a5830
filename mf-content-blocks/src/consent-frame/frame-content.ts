import { type Static, Type } from '@sinclair/typebox';

/**
 * A document of another provider, which is loaded after consent only. In content its property is named `frame`: there the content
 * API knows it and refuses hosts that the operator has not named (`FRAME_HOSTS`).
 */
export const FrameContent = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the frame loads. */
    src: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** Where links lead without JavaScript: the provider's page for people. */
    path: Type.String({ pattern: '^https://', maxLength: 2000 }),
    /** Whose consent it needs. */
    service: Type.Union([Type.Literal('maps'), Type.Literal('video')]),
    /** Who delivers it: "OpenStreetMap". */
    provider: Type.String({ minLength: 1, maxLength: 100 }),
    /** What it is for and what the provider learns, in whole sentences. */
    purpose: Type.String({ minLength: 1, maxLength: 500 }),
    /** Where this site says more about it. */
    privacyPath: Type.String({ pattern: '^/(?!/)', maxLength: 500 }),
  },
  { additionalProperties: false },
);
export type FrameContent = Static<typeof FrameContent>;
