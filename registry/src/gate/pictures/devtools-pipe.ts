import type { Readable, Writable } from 'node:stream';

/** An event of Chromium's DevTools protocol. */
export interface DevtoolsEvent {
  method: string;
  params: Record<string, unknown>;
}

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
  method?: string;
  params?: Record<string, unknown>;
}

/** Speaks Chromium's DevTools protocol over its debugging pipe: JSON messages that end with a zero byte. No port is open. */
export class DevtoolsPipe {
  readonly #output: Writable;
  readonly #pending = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  readonly #listeners = new Set<(event: DevtoolsEvent) => void>();
  #chunks: Buffer[] = [];
  #lastId = 0;
  #failure: Error | undefined;

  /**
   * @param input what Chromium writes
   * @param output what Chromium reads
   */
  constructor(input: Readable, output: Writable) {
    this.#output = output;
    input.on('data', (chunk: Buffer) => this.#read(chunk));
    const fail = () => this.#fail(new Error('the browser has ended'));
    for (const stream of [input, output]) stream.on('error', fail).on('close', fail);
  }

  /** Sends a command. Rejects with the browser's message, or when the browser ends. */
  send(
    method: string,
    params: Record<string, unknown> = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  /** @returns a function that removes the listener */
  onEvent(listener: (event: DevtoolsEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...this.#chunks, chunk.subarray(start, end)]);
      this.#chunks = [];
      start = end + 1;
      this.#handle(JSON.parse(message.toString()));
    }
    if (start < chunk.length) this.#chunks.push(chunk.subarray(start));
  }

  #handle({ id, result = {}, error, method, params = {} }: Message): void {
    if (method !== undefined) for (const listener of this.#listeners) listener({ method, params });
    const command = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || !command) return;
    this.#pending.delete(id);
    if (error) command.reject(new Error(error.message));
    else command.resolve(result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}
