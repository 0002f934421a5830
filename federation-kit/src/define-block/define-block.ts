import type { Static, TSchema } from '@sinclair/typebox';
import type { EventDeclaration } from '@stadtraum/contracts/events';
import type { PagePart, PageParts } from '@stadtraum/contracts/page-model';
import type { HydrateStrategy, QueryKey } from '@stadtraum/contracts/release-manifest';
import type { FunctionComponent } from 'react';

/** Props of a block's component. `id` is unique on the page and valid in HTML ids. */
export interface BlockProps<Content, Need extends PagePart = never> {
  id: string;
  content: Content;
  /** The parts of the page's envelope that the block declares in `needs`. */
  page: Pick<PageParts, Need>;
}

/** A named example of a block. Tests, the development page and activation render it. */
export type BlockExample<Content, Need extends PagePart = never> = {
  name: string;
  content: Content;
} & ([Need] extends [never] ? { page?: undefined } : { page: Pick<PageParts, Need> });

type OwnedKey<Content> = string | { fromContent: keyof Content & string };

/** The declaration of a block, in `block.ts`. */
export interface BlockDeclaration<Schema extends TSchema, Needs extends readonly PagePart[]> {
  /** The name of the block's folder. */
  type: string;
  /** JSON Schema of `content`. The release's manifest contains it, and the shell validates content against it. */
  content: Schema;
  /** When the browser loads the component's JavaScript; `none` means never. */
  hydrate: HydrateStrategy;
  /** @default [] */
  needs?: Needs;
  /** Behaviours of the kit's components in this block, which run without React: `['slider']`. @default [] */
  behaviours?: readonly string[];
  /** Events that the block publishes on the page's bus. @default [] */
  publishes?: readonly EventDeclaration[];
  /** Events that the block hears, each with the part of the payload that it needs. @default [] */
  hears?: readonly EventDeclaration[];
  /**
   * Query parameters that the block's links and forms write, or that its scripts read: `'news'`, which covers `news[page]`; or
   * `{ fromContent: 'queryPrefix' }`, for a name in the block's content. @default []
   */
  queryKeys?: readonly OwnedKey<Static<Schema>>[];
  /** Static HTML to show when the block cannot be rendered and no earlier version of it is cached. */
  fallback?: string;
  /** The default export of `<type>.tsx`, which the browser also loads. */
  component: FunctionComponent<BlockProps<Static<Schema>, Needs[number]>>;
}

/** A declared block with any content, for tests and the renderer. */
export interface BlockDefinition {
  type: string;
  content: TSchema;
  hydrate: HydrateStrategy;
  needs: readonly PagePart[];
  behaviours?: readonly string[];
  /** Schemas of payloads by the event's name. Absent, like the next two, in releases that are older than this field. */
  publishes?: Readonly<Record<string, TSchema>>;
  hears?: Readonly<Record<string, TSchema>>;
  queryKeys?: readonly QueryKey[];
  fallback?: string;
  /** Takes `BlockProps` with content that matches the schema. Typed `never`, because only a validator can check the content. */
  component: FunctionComponent<never>;
}

/** Declares a block: `export default defineBlock({…})` in `src/blocks/<type>/block.ts`. The build checks the declaration. */
export function defineBlock<Schema extends TSchema, const Needs extends readonly PagePart[] = readonly []>(
  declaration: BlockDeclaration<Schema, Needs>,
): BlockDefinition {
  const { needs = [], publishes = [], hears = [], queryKeys = [] } = declaration;
  return {
    ...declaration,
    needs,
    publishes: payloadSchemas(publishes),
    hears: payloadSchemas(hears),
    queryKeys,
  };
}

function payloadSchemas(events: readonly EventDeclaration[]): Record<string, TSchema> {
  return Object.fromEntries(events.map(({ name, payload }) => [name, payload]));
}
