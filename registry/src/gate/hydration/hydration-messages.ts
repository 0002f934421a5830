import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { BlockToRender, ServerCode } from '@stadtraum/federation-kit/render';

/** A block to hydrate. */
export interface HydrationBlock extends BlockToRender {
  /** Names it in reports. */
  key: string;
  /** A page that shows it. */
  path: string;
  /** What the server rendered, without a wrapper. */
  html: string;
}

/** The code of one set, whose hashes have been verified. */
export interface HydrationSet {
  kind: 'load';
  kit: ServerCode;
  client: { manifest: ReleaseManifest; bundle: string };
  remotes: ServerCode[];
  /** Scripts of behaviours by the type of their block, in the order in which they start. */
  behaviours: Record<string, string[]>;
}

/** One set, and once it is loaded, blocks to hydrate in this order. The next ones come when these are done. */
export type HydrationRequest = HydrationSet | { kind: 'hydrate'; blocks: HydrationBlock[] };

/** `loading`: the process evaluates a release next. `loaded`: it waits for blocks. `hydrated`: it goes on with the block after this. */
export type HydrationReport =
  | { kind: 'loading'; release: string }
  | { kind: 'loaded' }
  | { kind: 'hydrated'; key: string; problems: string[] };
