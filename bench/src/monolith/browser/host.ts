import type { IslandData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { PlatformProvider } from '@stadtraum/federation-kit/platform';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type BlockComponent = ComponentType<{ id: string; content: object; page: object }>;

/** Loads each island's component, by block type. */
export type Components = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

/** Hydrates islands with the build's only copy of React. */
export function createHost(components: Components, platform: Platform) {
  return {
    async start(
      blockId: string,
      { type, content, page }: IslandData,
      element: HTMLElement,
      { onMismatch }: { onMismatch(error: never): void },
    ): Promise<void> {
      const module = await components[type]?.();
      const block = createElement(module?.default as BlockComponent, { id: blockId, content, page });
      await new Promise<void>((resolve) => {
        // biome-ignore lint/correctness/noChildrenProp: both components require `children` as a prop.
        const island = createElement(Mounted, { onMount: resolve, children: block });
        // biome-ignore lint/correctness/noChildrenProp: as above.
        hydrateRoot(element, createElement(PlatformProvider, { platform, children: island }), {
          identifierPrefix: `${blockId}-`,
          onRecoverableError: (error) => onMismatch(error as never),
        });
      });
    },
  };
}

function Mounted({ onMount, children }: { onMount: () => void; children: React.ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
