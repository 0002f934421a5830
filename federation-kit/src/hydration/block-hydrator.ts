import type { Platform } from '@stadtraum/contracts/platform';
import type { ComponentType } from 'react';
import type { Behaviour } from '../behaviour/index.ts';
import type { BlockToRender, Kit, ReactDomClient, Remote } from '../render/index.ts';
import { dispatchPageEvents } from './page-events.ts';
import { leftoverListeners } from './page-listeners.ts';
import { type PageWindow, problemsOf } from './problems.ts';
import { describeHydrationError, inComponent, reasonOf } from './react-errors.ts';
import { startBehaviours } from './start-behaviours.ts';

/** A block and the HTML that the server rendered for it, without a wrapper. */
export interface BlockToHydrate extends BlockToRender {
  html: string;
}

export interface BlockHydrator {
  /**
   * Hydrates the block on the page and unmounts it. Returns the problems, each once: errors, mismatches, messages on the console, and
   * what the block leaves behind. Like a browser, it first runs the block's behaviours on its HTML; the block must also hydrate without them.
   */
  hydrate(block: BlockToHydrate, behaviours?: readonly Behaviour[]): Promise<string[]>;
}

/** React from the kit release, with the types of this package's React. */
interface BrowserReact {
  createElement: typeof import('react').createElement;
  flushSync: typeof import('react-dom').flushSync;
  PlatformProvider: typeof import('../platform/index.ts').PlatformProvider;
  serverPlatform: Platform;
}

interface Watched {
  block: BlockToHydrate;
  behaviours: readonly Behaviour[];
}

export interface BlockHydratorOptions {
  kit: Kit;
  /** The kit's `react-dom/client`. */
  client: ReactDomClient;
  remotes: readonly Remote[];
  /** The page. The kit and the remotes are evaluated in its realm. */
  page: PageWindow;
  /** Resolves when the page has done all work that is due now. */
  settle: () => Promise<void>;
}

/**
 * Hydrates blocks of `remotes` with the React of `kit`, like an island on a page without a visitor: consent is unknown, the query is
 * empty.
 *
 * @throws CodedError RELEASE_KIT_MODULE_MISSING when the kit does not share what hydrating needs
 */
export function createBlockHydrator({
  kit,
  client,
  remotes,
  page,
  settle,
}: BlockHydratorOptions): BlockHydrator {
  const { createElement, flushSync, PlatformProvider, serverPlatform } = reactOf(kit);
  const definitions = new Map(remotes.flatMap(({ blocks }) => [...blocks]));
  /** Content is an object of the page's realm, as if the page had parsed it. */
  const parsed = <Value>(value: Value): Value => page.JSON.parse(JSON.stringify(value));

  function elementOf({ id, type, content, page: parts }: BlockToHydrate) {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`no loaded remote owns block type ${type}`);
    const props = { id, content: parsed(content), page: parsed(parts) };
    // The gate has validated the content against the schema of this release.
    const component = definition.component as unknown as ComponentType<typeof props>;
    const children = createElement(component, props);
    return createElement(PlatformProvider, { platform: serverPlatform, children });
  }

  async function hydrateAndUnmount(
    container: HTMLElement,
    { block, behaviours }: Watched,
    report: (problem: string) => void,
  ): Promise<void> {
    const end = startBehaviours(container, behaviours, { platform: serverPlatform, report, page });
    const root = flushSync(() =>
      client.hydrateRoot(container, elementOf(block), {
        // The same prefix as in the renderer and the island: without it, `useId` would not match.
        identifierPrefix: `${block.id}-`,
        onRecoverableError: (error, info) => report(describeHydrationError(error, info)),
        onUncaughtError: (error, info) => report(`it throws ${reasonOf(error)}${inComponent(info)}`),
        onCaughtError: (error, info) => report(`it throws ${reasonOf(error)}${inComponent(info)}`),
      }),
    );
    await settle();
    root.unmount();
    await settle();
    end();
  }

  async function watch(watched: Watched): Promise<{ problems: string[]; left: string[] }> {
    const container = page.document.createElement('div');
    container.innerHTML = watched.block.html;
    page.document.body.replaceChildren(container);
    const left: string[] = [];
    const problems = await problemsOf(async (report) => {
      const listeners = await leftoverListeners(() => hydrateAndUnmount(container, watched, report), page);
      left.push(...listeners.map((listener) => `it leaves a listener behind: ${listener}`));
      if (container.innerHTML !== '') left.push('it leaves HTML behind');
      dispatchPageEvents(page);
      await settle();
    }, page);
    page.document.body.replaceChildren();
    return { problems, left };
  }

  return {
    async hydrate(block, behaviours = []) {
      const alone = behaviours.length > 0 ? (await watch({ block, behaviours: [] })).problems : [];
      const { problems, left } = await watch({ block, behaviours });
      // What a page sets up once, such as a store's listener, is not left behind a second time.
      const leftAgain = left.length > 0 ? (await watch({ block, behaviours })).left : [];
      return [...new Set([...alone, ...problems, ...left.filter((what) => leftAgain.includes(what))])];
    },
  };
}

function reactOf(kit: Kit): BrowserReact {
  const importer = 'hydrating blocks';
  return {
    ...(kit.require('react', importer) as Pick<BrowserReact, 'createElement'>),
    ...(kit.require('react-dom', importer) as Pick<BrowserReact, 'flushSync'>),
    ...(kit.require('@stadtraum/federation-kit/platform', importer) as Pick<
      BrowserReact,
      'PlatformProvider' | 'serverPlatform'
    >),
  };
}
