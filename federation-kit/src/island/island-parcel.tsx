import type { IslandParcel, IslandParcelOptions } from '@stadtraum/contracts/island';
import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
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
 * yields to the page every few milliseconds.
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
      <PlatformProvider platform={platform}>
        <Block id={blockId} content={content} page={page} />
      </PlatformProvider>
    ),
    errorBoundaryClass: errorBoundaryFor(onError),
    parcelCanUpdate: false,
  });
  return { name: blockId, ...lifecycles };
}
