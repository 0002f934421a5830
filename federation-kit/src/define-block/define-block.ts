import type { Static, TSchema } from '@sinclair/typebox';
import type { PagePart, PageParts } from '@stadtraum/contracts/page-model';
import type { HydrateStrategy } from '@stadtraum/contracts/release-manifest';
import type { FunctionComponent } from 'react';

/** Props of a block's component. `id` is unique on the page and safe in HTML ids. */
export interface BlockProps<Content, Need extends PagePart = never> {
  id: string;
  content: Content;
  /** The parts of the page's envelope that the block declared in `needs`. */
  page: Pick<PageParts, Need>;
}

/** A named example of a block: tests, the stand-alone page and activation all render it. */
export type BlockExample<Content, Need extends PagePart = never> = {
  name: string;
  content: Content;
} & ([Need] extends [never] ? { page?: undefined } : { page: Pick<PageParts, Need> });

/** What a team writes in `block.ts`. */
export interface BlockDeclaration<Schema extends TSchema, Needs extends readonly PagePart[]> {
  /** Equals the block's folder name. */
  type: string;
  /** JSON Schema of `content`; it travels in the release's manifest, and the shell checks content against it. */
  content: Schema;
  /** When the browser gets the component's JavaScript; `none` means never. */
  hydrate: HydrateStrategy;
  /** @default [] */
  needs?: Needs;
  /** Static HTML shown when the block cannot be rendered and no last good version is at hand. */
  fallback?: string;
  /** Default export of `<type>.tsx`, which is also what the browser loads. */
  component: FunctionComponent<BlockProps<Static<Schema>, Needs[number]>>;
}

/** A declared block, as tests and the renderer take it, whatever its content. */
export interface BlockDefinition {
  type: string;
  content: TSchema;
  hydrate: HydrateStrategy;
  needs: readonly PagePart[];
  fallback?: string;
  /** Takes `BlockProps` with content that obeys `content`; `never` because only a validator knows that it does. */
  component: FunctionComponent<never>;
}

/** Declares a block: `export default defineBlock({…})` in `src/blocks/<type>/block.ts`. The build checks the declaration. */
export function defineBlock<Schema extends TSchema, const Needs extends readonly PagePart[] = readonly []>(
  declaration: BlockDeclaration<Schema, Needs>,
): BlockDefinition {
  return { ...declaration, needs: declaration.needs ?? [] };
}
