import { setTimeout as delay } from 'node:timers/promises';
import type { DevtoolsEvent, DevtoolsPipe } from './devtools-pipe.ts';

/** Height of the window in CSS pixels, for styles that depend on it. */
const WINDOW_HEIGHT = 900;
/** Height of a picture in CSS pixels at most: what is below is not compared. */
const MAX_HEIGHT = 4_000;
/** Milliseconds without a request after which a document is complete: its fonts are asked for after its first layout. */
const QUIET_MS = 40;
/** Milliseconds after which a document is pictured as it is. */
const LOAD_TIMEOUT_MS = 5_000;

/** The documents' site. No name of this kind exists. */
const ORIGIN = 'http://gate.invalid';
const DOCUMENT_PATH = '/';
/** Stands for pictures of the content, which are not at hand. */
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><path fill="#9aa5b1" d="M0 0h4v3H0z"/></svg>';
/** Repeats what the browser's settings forbid already. */
const POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Gets a file of a release by its path on the site; undefined if no set has it. */
export type ReadReleaseFile = (path: string) => Promise<Buffer | undefined>;

interface PausedRequest {
  requestId: string;
  resourceType: string;
  url: string;
}

/** Takes pictures of documents in one page of a Chromium, in which no script runs and no request leaves the process. */
export class Camera {
  readonly #pipe: DevtoolsPipe;
  readonly #session: string;
  readonly #readFile: ReadReleaseFile;
  #document = '';
  #openRequests = 0;
  #lastRequestAt = 0;

  private constructor(pipe: DevtoolsPipe, session: string, readFile: ReadReleaseFile) {
    this.#pipe = pipe;
    this.#session = session;
    this.#readFile = readFile;
    pipe.onEvent((event) => {
      if (event.method === 'Fetch.requestPaused') void this.#answer(pausedRequest(event));
    });
  }

  static async open(pipe: DevtoolsPipe, readFile: ReadReleaseFile): Promise<Camera> {
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const camera = new Camera(pipe, String(sessionId), readFile);
    await camera.#send('Emulation.setScriptExecutionDisabled', { value: true });
    await camera.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await camera.#send('Page.enable');
    const features = [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ];
    await camera.#send('Emulation.setEmulatedMedia', { features });
    return camera;
  }

  /** @returns a PNG of the document's top, at most `MAX_HEIGHT` high */
  async take(document: string, width: number): Promise<Buffer> {
    this.#document = document;
    const window = { width, height: WINDOW_HEIGHT, deviceScaleFactor: 1, mobile: false };
    await this.#send('Emulation.setDeviceMetricsOverride', window);
    await this.#load();
    const { cssContentSize } = await this.#send('Page.getLayoutMetrics');
    const height = Math.min(MAX_HEIGHT, Math.max(1, Math.ceil(heightOf(cssContentSize))));
    const { data } = await this.#send('Page.captureScreenshot', {
      ...{ format: 'png', captureBeyondViewport: true, optimizeForSpeed: false },
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(String(data), 'base64');
  }

  async #load(): Promise<void> {
    const deadline = performance.now() + LOAD_TIMEOUT_MS;
    let isLoaded = false;
    const stopListening = this.#pipe.onEvent(({ method }) => {
      if (method === 'Page.loadEventFired') isLoaded = true;
    });
    await this.#send('Page.navigate', { url: ORIGIN + DOCUMENT_PATH });
    while (performance.now() < deadline && !(isLoaded && this.#isQuiet())) await delay(QUIET_MS / 4);
    stopListening();
  }

  #isQuiet(): boolean {
    return this.#openRequests === 0 && performance.now() - this.#lastRequestAt > QUIET_MS;
  }

  async #answer({ requestId, resourceType, url }: PausedRequest): Promise<void> {
    this.#openRequests += 1;
    try {
      const answer = await this.#answerTo(url, resourceType);
      if (answer) await this.#send('Fetch.fulfillRequest', { requestId, responseCode: 200, ...answer });
      else await this.#send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    } catch {
      // The page has left the document meanwhile, or the browser has ended.
    } finally {
      this.#openRequests -= 1;
      this.#lastRequestAt = performance.now();
    }
  }

  /** Undefined: the request is refused. */
  async #answerTo(address: string, resourceType: string) {
    const { origin, pathname } = new URL(address);
    if (origin !== ORIGIN) return undefined;
    if (resourceType === 'Document') {
      return pathname === DOCUMENT_PATH ? response(this.#document, 'text/html; charset=utf-8') : undefined;
    }
    const file = pathname.startsWith('/assets/') ? await this.#readFile(pathname) : undefined;
    if (file) return response(file, typeOf(pathname));
    return resourceType === 'Image' ? response(PLACEHOLDER, 'image/svg+xml') : undefined;
  }

  #send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.#pipe.send(method, params, this.#session);
  }
}

function response(body: string | Buffer, type: string) {
  const headers = {
    'content-type': type,
    'content-security-policy': POLICY,
    'access-control-allow-origin': ORIGIN,
  };
  return {
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}

function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

function pausedRequest({ params }: DevtoolsEvent): PausedRequest {
  const { requestId, resourceType, request } = params;
  return {
    requestId: String(requestId),
    resourceType: String(resourceType),
    url: String(propertyOf(request, 'url')),
  };
}

function heightOf(size: unknown): number {
  const height = propertyOf(size, 'height');
  return typeof height === 'number' ? height : WINDOW_HEIGHT;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
