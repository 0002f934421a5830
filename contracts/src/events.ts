import { type Static, type TSchema, Type } from '@sinclair/typebox';

/**
 * An event on the bus, as its publisher declares it, or as a block that hears it declares the part of the payload that it needs. Browsers
 * import only its type: `bus.publish<typeof placeHighlighted>('place/highlighted', { path })`.
 */
export interface EventDeclaration<Name extends string = string, Payload extends TSchema = TSchema> {
  /** `<subject>/<past participle>` */
  name: Name;
  /** JSON Schema of the payload. */
  payload: Payload;
}

export type PayloadOf<Event extends EventDeclaration> = Static<Event['payload']>;

/** Declares an event: `export const placeHighlighted = defineEvent('place/highlighted', Type.Object({…}))`. */
export function defineEvent<Name extends string, Payload extends TSchema>(
  name: Name,
  payload: Payload,
): EventDeclaration<Name, Payload> {
  return { name, payload };
}

const Status = Type.Union([Type.Literal('granted'), Type.Literal('denied'), Type.Literal('unknown')]);

/** The status of every service, published at page load and whenever one changes. */
export const consentChanged = defineEvent(
  'consent/changed',
  Type.Object({ maps: Status, video: Status, analytics: Status }),
);

/** The page's query string changed without navigation; it starts with `?` or is empty. */
export const urlChanged = defineEvent('url/changed', Type.Object({ search: Type.String() }));

/** The events that the shell publishes on every page. */
export const PLATFORM_EVENTS: readonly EventDeclaration[] = [consentChanged, urlChanged];
