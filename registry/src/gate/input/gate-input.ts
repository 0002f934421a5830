import type { Finding } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { BlockToRender } from '@stadtraum/federation-kit/render';
import type { Confinement } from '@stadtraum/guarded-process/layers';
import type { KitOf } from '../../sets/set-of-releases.ts';

/**
 * A distinct block of live content: all places on the site where one release gives the same HTML. `page` has the parts of the page
 * that the block needs in either set.
 */
export interface LiveBlock extends BlockToRender {
  /** Equal for equal type, id, content and page parts. */
  key: string;
  /** Equal for content of the same structure: blocks with the same shape run nearly the same code. */
  shape: string;
  /** The first pages that show it, at most `MAX_PAGES_NAMED`. */
  pages: readonly string[];
  pageCount: number;
  /** Query parameters that change a page that shows it, sorted; absent if they are unknown. */
  queryParameters?: readonly string[];
}

/**
 * What a set makes of a block: its HTML without a wrapper, or why there is none. `cpuMs` is the CPU time of the first rendering in
 * milliseconds: on a busy machine, or as the first of its component, it takes longer than usual. `warnings` is what it writes to the console.
 */
export type Rendering =
  | { kind: 'rendered'; html: string; cpuMs?: number; warnings?: readonly string[] }
  /** `invalid`: the content violates the schema. `failed`: it throws, or it ends the process. `late`: it exceeds a time limit. */
  | { kind: 'invalid' | 'failed' | 'late'; reason: string };

/** A touched block as the live set and the side set render it. */
export interface RenderedPair {
  block: LiveBlock;
  before: Rendering;
  after: Rendering;
}

/** What a check gets. All of it is read-only. */
export interface GateInput {
  /** Manifests of all releases in the live set. */
  live: readonly ReleaseManifest[];
  /** Manifests of all releases in the side set. */
  side: readonly ReleaseManifest[];
  /** The kits that remotes run on, in the side set and in the live set. */
  kitOf: KitOf;
  liveKitOf: KitOf;
  /** Names of the releases that the side set exchanges, adds or moves to another kit. */
  changed: ReadonlySet<string>;
  /** All distinct blocks of live content, whether touched or not. */
  blocks: readonly LiveBlock[];
  /**
   * The touched blocks that were rendered, one of each shape first: those of changed remotes, and all if the kit changes. `before.html`
   * and `after.html` are often equal.
   */
  rendered: readonly RenderedPair[];
  /** `performance.now()` at which the gate's time is over. A check then returns what it has found, and says what it left out. */
  deadline: number;
  /** The pages that show any of these blocks. */
  pagesOf(blocks: Iterable<LiveBlock>): { pages: string[]; pageCount: number };
  /** Paths of all pages that show a block. */
  allPagesOf(block: LiveBlock): readonly string[];
  /**
   * Hands on the HTML of all live blocks with the side set. What was not rendered before is rendered now, which may take long: for checks
   * that few candidates need it for.
   */
  renderAll(onHtml: (block: LiveBlock, html: string) => void): Promise<void>;
  /** Adds a sentence about what was not checked, and why. */
  leaveOut(sentence: string): void;
  /** Adds to the number of blocks that were hydrated. */
  countHydrated(blocks: number): void;
  /** Local directory of a release of either set, verified. */
  directoryOf(release: ReleaseManifest): Promise<string>;
  /** How processes that evaluate releases are started. */
  processes: GateProcesses;
}

/** How processes that evaluate releases are started. */
export interface GateProcesses {
  execArgv?: string[] | undefined;
  confinement?: Confinement | undefined;
}

/** Looks at a candidate. It never throws for a fault of the candidate: that is a finding. */
export interface GateCheck {
  (input: GateInput): Promise<Finding[]>;
  /** Starts processes ahead, while the gate verifies and renders. */
  prepare?(processes: GateProcesses): void;
  /** Ends those that were not needed. */
  release?(): void;
}
