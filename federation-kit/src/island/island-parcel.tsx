import type { IslandParcel, IslandParcelOptions } from '@stadtraum/contracts/island';
import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  version,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { PlatformProvider } from '../platform/index.ts';
import { errorBoundaryFor } from './error-boundary.tsx';

interface BlockComponentProps {
  id: string;
  content: Record<string, unknown>;
  page: Record<string, unknown>;
}

/**
 * The single-spa lifecycles of one island. The first mount hydrates the server's HTML; later mounts render from scratch. The
 * parcel's name is the block id, because single-spa-react stores its roots by name. Hydration is a transition, so that React
 * yields to the page every few milliseconds. An island is mounted when its effects have run, because some components add event
 * handlers only after hydration.
 */
export function createIslandParcel({
  blockId,
  component,
  content,
  page,
  platform,
  mode,
  onError,
  onMismatch,
}: IslandParcelOptions): IslandParcel {
  // The renderer uses the same prefix; without it, `useId` would not match.
  const identifierPrefix = `${blockId}-`;
  const Block = component as ComponentType<BlockComponentProps>;
  let hydrates = mode === 'hydrate';
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  const lifecycles = singleSpaReact({
    React: { Component, createContext, createElement, version },
    ReactDOMClient: {
      hydrateRoot(element: HTMLElement, node: ReactNode) {
        hydrates = false;
        let root: Root | undefined;
        startTransition(() => {
          root = hydrateRoot(element, node, {
            identifierPrefix,
            onRecoverableError: (error) => onMismatch?.(error),
          });
        });
        return root;
      },
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
    },
    renderType: () => (hydrates ? 'hydrateRoot' : 'createRoot'),
    rootComponent: () => (
      // A sibling of the block instead of a parent would change the ids that `useId` generates.
      <AfterEffects run={settle}>
        <PlatformProvider platform={platform}>
          <Block id={blockId} content={content} page={page} />
        </PlatformProvider>
      </AfterEffects>
    ),
    errorBoundaryClass: errorBoundaryFor((error) => {
      onError(error);
      settle();
    }),
    parcelCanUpdate: false,
  });
  return {
    name: blockId,
    ...lifecycles,
    async mount(props) {
      await lifecycles.mount(props);
      await settled;
    },
  };
}

/** Calls `run` when its children's effects have run and what they have changed is rendered. */
function AfterEffects({ run, children }: { run: () => void; children: ReactNode }) {
  const [haveRun, setHaveRun] = useState(false);
  // Children's effects run first. React renders all changes of state in effects together.
  useEffect(() => setHaveRun(true), []);
  useEffect(() => {
    if (haveRun) run();
  }, [haveRun, run]);
  return children;
}
