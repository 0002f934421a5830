import type { BlockUses, Platform, PlatformOf } from '@stadtraum/contracts/platform';
import { createContext, type ReactNode, useContext } from 'react';
import { serverPlatform } from './server-platform.ts';

const PlatformContext = createContext<Platform>(serverPlatform);

/** Provides the page's bus, consent and URL state to an island's components. No other context crosses parcels. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

/**
 * The page's platform, as far as the block declares it: `usePlatform<typeof uses>()`. `serverPlatform` without a provider (on the server,
 * in tests).
 *
 * Its values in the browser differ from those on the server. Read them through `useSyncExternalStore` with the value of
 * `serverPlatform` as the server snapshot, or in an effect, or else hydration does not match.
 */
export function usePlatform<Uses extends BlockUses = Record<never, never>>(): PlatformOf<Uses> {
  return useContext(PlatformContext) as Platform & PlatformOf<Uses>;
}
