/** The HTML of a block, or why there is none. Late blocks are not kept: they may only have had a busy machine. */
export type StoredRendering =
  | { kind: 'rendered'; html: Buffer; cpuMs: number; warnings?: readonly string[] }
  | { kind: 'invalid' | 'failed' | 'late'; reason: string };

/** Estimated size in bytes of an entry without its HTML. */
const ENTRY_BYTES = 500;

/** Renderings by release, kit and block. The least recently used go first when there are too many bytes. */
export class RenderedCache {
  readonly #entries = new Map<string, StoredRendering>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether another entry fits without losing one. */
  get hasRoom(): boolean {
    return this.#bytes < this.#maxBytes;
  }

  get(key: string): StoredRendering | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  set(key: string, rendering: StoredRendering): void {
    if (rendering.kind === 'late') return;
    this.#remove(key);
    this.#entries.set(key, rendering);
    this.#bytes += bytesOf(key, rendering);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const rendering = this.#entries.get(key);
    if (!rendering) return;
    this.#entries.delete(key);
    this.#bytes -= bytesOf(key, rendering);
  }
}

function bytesOf(key: string, rendering: StoredRendering): number {
  const { html, texts } =
    rendering.kind === 'rendered'
      ? { html: rendering.html.length, texts: rendering.warnings ?? [] }
      : { html: 0, texts: [rendering.reason] };
  return texts.reduce((sum, text) => sum + text.length, key.length + html + ENTRY_BYTES);
}
