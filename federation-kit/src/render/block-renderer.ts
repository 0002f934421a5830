import type { Block, PageParts } from '@stadtraum/contracts/page-model';
import type { Platform } from '@stadtraum/contracts/platform';
import type { BlockDefinition } from '../define-block/index.ts';
import type { Kit } from './kit.ts';
import type { Remote } from './remote.ts';
import { reasonOfThrown } from './thrown.ts';

/** A block to render: valid content, and the parts of the page that the block needs. */
export interface BlockToRender extends Pick<Block, 'id' | 'type' | 'content'> {
  page: Partial<PageParts>;
}

export interface BlockRenderer {
  /**
   * Returns the block's HTML without a wrapper. Freezes the content and page parts.
   *
   * @throws Error with the reason if the component throws, and for a type that no remote owns
   */
  render(block: BlockToRender): string;
}

/** React from the kit release, with the types of this package's React. */
interface ServerReact {
  createElement: typeof import('react').createElement;
  renderToString: typeof import('react-dom/server').renderToString;
  PlatformProvider: typeof import('../platform/index.ts').PlatformProvider;
  serverPlatform: Platform;
}

/**
 * Renders blocks of `remotes` with the React of `kit`. `useId` gives the same ids as in the browser, because both use the block's
 * id as the prefix.
 *
 * @throws CodedError RELEASE_KIT_MODULE_MISSING when the kit does not share what rendering needs
 */
export function createBlockRenderer({
  kit,
  remotes,
}: {
  kit: Kit;
  remotes: readonly Remote[];
}): BlockRenderer {
  const { createElement, renderToString, PlatformProvider, serverPlatform } = reactOf(kit);
  const definitions = new Map(remotes.flatMap(({ blocks }) => [...blocks]));

  return {
    render({ id, type, content, page }) {
      const component = componentOf(definitions, type);
      // Content is rendered many times: a component that changed it would affect later pages.
      freeze(content);
      freeze(page);
      kit.reset();
      try {
        const element = createElement(component, { id, content, page });
        return renderToString(
          createElement(PlatformProvider, { platform: serverPlatform, children: element }),
          { identifierPrefix: `${id}-` },
        );
      } catch (error) {
        throw new Error(reasonOfThrown(error));
      }
    },
  };
}

function reactOf(kit: Kit): ServerReact {
  const importer = 'the renderer';
  return {
    ...(kit.require('react', importer) as Pick<ServerReact, 'createElement'>),
    ...(kit.require('react-dom/server', importer) as Pick<ServerReact, 'renderToString'>),
    ...(kit.require('@stadtraum/federation-kit/platform', importer) as Pick<
      ServerReact,
      'PlatformProvider' | 'serverPlatform'
    >),
  };
}

/** Freezes a JSON value and everything in it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

type AnyBlockComponent = import('react').FunctionComponent<Omit<BlockToRender, 'type'>>;

function componentOf(definitions: ReadonlyMap<string, BlockDefinition>, type: string): AnyBlockComponent {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`no loaded remote owns block type ${type}`);
  // The page plan has validated the content against the schema of this release.
  return definition.component as unknown as AnyBlockComponent;
}
