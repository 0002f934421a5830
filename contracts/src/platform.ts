import type { ConsentService, ConsentStatus } from './consent.ts';
import type { EventDeclaration, PayloadOf } from './events.ts';
import type { QueryKey } from './release-manifest.ts';

/** Ends a subscription; further calls have no effect. */
export type Unsubscribe = () => void;

/**
 * A page's single event bus. Listeners run synchronously; one that throws is reported and does not stop the others. The declaration of the
 * event, as a type parameter, gives the name and the payload their types.
 */
export interface EventBus {
  publish<Event extends EventDeclaration = never>(name: Event['name'], payload: PayloadOf<Event>): void;
  /** Calls `listener` immediately with the last value, if any, then with each new value. */
  subscribe<Event extends EventDeclaration = never>(
    name: Event['name'],
    listener: (payload: PayloadOf<Event>) => void,
  ): Unsubscribe;
  last<Event extends EventDeclaration = never>(name: Event['name']): PayloadOf<Event> | undefined;
}

/** What publishes these events, as a block declares them; nothing for `never`. */
export type Publisher<Event extends EventDeclaration> = Every<
  Event extends EventDeclaration
    ? { publish: (name: Event['name'], payload: PayloadOf<Event>) => void }
    : never
>;

/** What hears these events, as a block declares them, like `EventBus`; nothing for `never`. */
export type Hearer<Event extends EventDeclaration> = Every<
  Event extends EventDeclaration
    ? {
        subscribe: (name: Event['name'], listener: (payload: PayloadOf<Event>) => void) => Unsubscribe;
        last: (name: Event['name']) => PayloadOf<Event> | undefined;
      }
    : never
>;

/** The intersection of a union's members: their functions become overloads. */
type Every<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The interface to any consent tool. Without a tool, the status is never `granted`. */
export interface ConsentPort {
  status(service: ConsentService): ConsentStatus;
  /** Calls `listener` on every change in the service's status, but not with the current status. */
  subscribe(service: ConsentService, listener: (status: ConsentStatus) => void): Unsubscribe;
  /** @param once grants it only for this page view; nothing is stored */
  grant(service: ConsentService, once?: boolean): void;
  /** Denies the service, revoking an earlier grant; other services keep their status. The choice is stored. */
  deny(service: ConsentService): void;
  openSettings(): void;
}

/** Decoded query parameters in order. Brackets in a name have no special meaning, and a name may occur more than once. */
export type QueryParameters<Name extends string = string> = readonly (readonly [name: Name, value: string])[];

/** State in the page's query string. Changing it never navigates (R6-2). */
export interface UrlState<Name extends string = string> {
  read(): QueryParameters<Name>;
  /** Replaces the query in the address bar without a history entry. */
  replace(parameters: QueryParameters<Name>): void;
  /** Calls `listener` after `replace` and when the visitor goes back or forward. */
  subscribe(listener: (parameters: QueryParameters<Name>) => void): Unsubscribe;
}

/** The operator's settings that change how blocks behave. */
export interface PlatformSettings {
  /** Whether the page was opened on the host that `TEST_HOST` names (P26). */
  isTestHost: boolean;
  /** Whether subscriptions need a proof of work (P29). */
  botCheck: boolean;
}

/** Services that exist once per page and are passed to every island, because React contexts do not cross parcels. */
export interface Platform {
  bus: EventBus;
  consent: ConsentPort;
  urlState: UrlState;
  /** Absent on the server, in tests and on development pages. */
  settings?: PlatformSettings;
}

/** What a block declares of the bus and of the query. */
export interface BlockUses {
  publishes?: readonly EventDeclaration[];
  hears?: readonly EventDeclaration[];
  queryKeys?: readonly QueryKey[];
}

/** The platform as a block with these declarations may use it. Without query keys it has no URL state. */
export type PlatformOf<Uses extends BlockUses> = Omit<Platform, 'bus' | 'urlState'> & {
  bus: Publisher<Declared<Uses['publishes']>> & Hearer<Declared<Uses['hears']>>;
} & ([Declared<Uses['queryKeys']>] extends [never]
    ? unknown
    : { urlState: UrlState<ParameterOf<Declared<Uses['queryKeys']>>> });

type Declared<List> = List extends readonly (infer Item)[] ? Item : never;

/** `news` and `news[page]`; any for a key from content. */
type ParameterOf<Key extends QueryKey> = Key extends string ? Key | `${Key}[${string}` : string;
