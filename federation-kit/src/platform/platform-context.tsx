import type { Platform } from '@stadtraum/contracts/platform';
import { createContext, type ReactNode, useContext } from 'react';
import { serverPlatform } from './server-platform.ts';

const PlatformContext = createContext<Platform>(serverPlatform);

/** Hands the page's one bus, consent and URL state to the components of an island. No other context crosses a parcel. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

/**
 * The page's platform; without a provider (on the server, in a test) one that knows nothing.
 *
 * What it tells in the browser is not known on the server: read it through `useSyncExternalStore` with the server's answer
 * as the server snapshot, or in an effect, or hydration will not match.
 */
export function usePlatform(): Platform {
  return useContext(PlatformContext);
}
