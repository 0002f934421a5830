import type { Platform } from './platform.ts';

/**
 * The exports of the kit's module `@stadtraum/federation-kit/island`, which the shell's browser code calls. The two are released
 * separately, so any change here other than an addition raises CONTRACT_VERSION.
 */
export interface IslandModule {
  /** Creates the single-spa parcel configuration of one island. */
  createIslandParcel(options: IslandParcelOptions): IslandParcel;
}

export interface IslandParcelOptions {
  /** Block id, unique on the page. Also the parcel's name and React's identifierPrefix. */
  blockId: string;
  /** Default export of the remote's expose: a React component. */
  component: unknown;
  content: Record<string, unknown>;
  page: Record<string, unknown>;
  platform: Platform;
  /** `hydrate` takes over the server's HTML, `render` starts from an empty element. */
  mode: 'hydrate' | 'render';
  /** Called when rendering, an effect or hydration throws. The caller restores the server's HTML. */
  onError: (error: unknown) => void;
  /** Called when hydration did not match the server's HTML. The island works, because React has rendered it again. */
  onMismatch?: (error: unknown) => void;
}

/** single-spa's lifecycle; each function gets single-spa's props with `domElement`. */
export interface IslandParcel {
  name: string;
  bootstrap: (props: never) => Promise<unknown>;
  mount: (props: never) => Promise<unknown>;
  unmount: (props: never) => Promise<unknown>;
}
