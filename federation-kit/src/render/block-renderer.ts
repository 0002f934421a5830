import type { Block, PageParts } from '@stadtraum/contracts/page-model';
import type { Platform } from '@stadtraum/contracts/platform';
import type { Kit } from './kit.ts';
import type { KitGroup } from './kit-groups.ts';
import type { Remote, ServerBlock } from './remote.ts';
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
  /**
   * The same releases, evaluated anew: nothing that a block leaves in its modules, or in those of its kit, outlives the returned
   * renderer. A remote is evaluated at its first block, with a kit of its own.
   */
  renewed(): Pick<BlockRenderer, 'render'>;
}

/** React from the kit release, with the types of this package's React. */
interface ServerReact {
  createElement: typeof import('react').createElement;
  renderToString: typeof import('react-dom/server').renderToString;
  PlatformProvider: typeof import('../platform/index.ts').PlatformProvider;
  serverPlatform: Platform;
}

/**
 * Renders the blocks of each group's remotes with the React of its kit. `useId` gives the same ids as in the browser, because both use
 * the block's id as the prefix.
 *
 * @throws CodedError RELEASE_KIT_MODULE_MISSING when a kit does not share what rendering needs
 */
export function createBlockRenderer(...groups: readonly KitGroup<Kit, Remote>[]): BlockRenderer {
  const owners = new Map<string, { kit: Kit; react: ServerReact; remote: Remote; definition: ServerBlock }>();
  for (const { kit, remotes } of groups) {
    const react = reactOf(kit);
    for (const remote of remotes) {
      for (const [type, definition] of remote.blocks) owners.set(type, { kit, react, remote, definition });
    }
  }
  const ownerOf = (type: string) => {
    const owner = owners.get(type);
    if (!owner) throw new Error(`no loaded remote owns block type ${type}`);
    return owner;
  };

  return {
    render({ id, type, content, page }) {
      const owner = ownerOf(type);
      const { createElement, renderToString, PlatformProvider, serverPlatform } = owner.react;
      // Content is rendered many times: a component that changed it would affect later pages.
      freeze(content);
      freeze(page);
      owner.kit.reset();
      try {
        const element = createElement(componentOf(owner.definition), { id, content, page });
        return renderToString(
          createElement(PlatformProvider, { platform: serverPlatform, children: element }),
          { identifierPrefix: `${id}-` },
        );
      } catch (error) {
        throw new Error(reasonOfThrown(error));
      }
    },
    renewed() {
      const renderers = new Map<Remote, BlockRenderer>();
      return {
        render(block) {
          const { kit, remote } = ownerOf(block.type);
          const renderer = renderers.get(remote) ?? rendererOf(remote, kit.renewed());
          // A block that throws may leave React's contexts as they were inside of it.
          renderers.delete(remote);
          const html = renderer.render(block);
          renderers.set(remote, renderer);
          return html;
        },
      };
    },
  };
}

function rendererOf(remote: Remote, kit: Kit): BlockRenderer {
  return createBlockRenderer({ kit, remotes: [remote.renewed(kit)] });
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

function componentOf(definition: ServerBlock): AnyBlockComponent {
  // The page plan has validated the content against the schema of this release.
  return definition.component as unknown as AnyBlockComponent;
}
