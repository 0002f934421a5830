/**
 * The monolith's server; webpack bundles it with every block and a single copy of React. It plans pages and writes documents with
 * the shell's own code, so that both sites send the same HTML; it renders in the server process.
 */
import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { BlockDefinition } from '@stadtraum/federation-kit/define-block';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import type { LiveSetIndex, OwnedBlock } from '@stadtraum/page-plan/live-set-index';
import { type PagePlan, type PlannedBlock, planPage } from '@stadtraum/page-plan/plan';
import { requestBytes } from '@stadtraum/server-base/http-client';
import { bestEncoding } from '@stadtraum/shell/src/server/http/encodings.ts';
import { DocumentBody } from '@stadtraum/shell/src/server/page-cache/document-body.ts';
import type { ComposedPage } from '@stadtraum/shell/src/server/pipeline/compose/compose.ts';
import { renderDocument } from '@stadtraum/shell/src/server/pipeline/document/document.ts';
import { addRoute } from '@stadtraum/shell/src/server/requests/route.ts';
import { mediaRoute } from '@stadtraum/shell/src/server/routes/proxy/media.ts';
import { pageHeaders } from '@stadtraum/shell/src/server/security/headers.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { MonolithFiles, ServedFile } from './files.ts';

const NAME = 'monolith';

/**
 * @param contentApiUrl source of page models; a page without a query is requested once
 * @param caches whether documents and rendered blocks of pages without a query are cached, as the composed site does
 */
export function createMonolith(
  blocks: Readonly<Record<string, BlockDefinition>>,
  files: MonolithFiles,
  contentApiUrl: string,
  caches: boolean,
): FastifyInstance {
  const index = liveSetIndexOf(blocks, files);
  const plans = new Plans(contentApiUrl, index);
  const documents = new WeakMap<PagePlan, Document>();
  const fragments = new Map<string, string>();
  const served = new Map(files.served.map((file) => [file.url, file]));
  const server = Fastify();

  const documentOf = (plan: PagePlan, isCanonical: boolean): Document => {
    const page = render(plan, (planned) => {
      const existing = fragments.get(planned.fragmentKey);
      if (existing !== undefined) return existing;
      const html = renderBlock(planned, blocks);
      if (caches && isCanonical) fragments.set(planned.fragmentKey, html);
      return html;
    });
    const settings = {
      siteUrl: 'http://localhost',
      browserSettings: {},
      consentSettings: { maps: OWN_MAPS, analytics: false },
    };
    const { html, version } = renderDocument(page, index, settings);
    const body = new DocumentBody(html, caches && isCanonical ? 'often' : 'once', version);
    const headers = {
      ...pageHeaders(plan.importMap.cspSource),
      vary: 'Accept-Encoding',
      etag: body.etag ?? '',
    };
    if (caches && isCanonical) documents.set(plan, { body, headers });
    return { body, headers };
  };

  addRoute(
    server,
    mediaRoute(new URL(contentApiUrl), () => undefined),
  );
  server.post('/_reports', (_, reply) => reply.code(204).send());
  server.get('/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const file = served.get(path);
    if (file)
      return reply
        .headers(fileHeaders(file))
        .send(encoding === 'br' ? (file.brotli ?? file.bytes) : file.bytes);

    const plan = await plans.find(path, query);
    const { body, headers } = documents.get(plan) ?? documentOf(plan, query === '');
    reply.headers(headers);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(plan.page.status).send(await body.inEncoding(encoding));
  });
  return server;
}

interface Document {
  body: DocumentBody;
  headers: Record<string, string>;
}

/** Plans of pages. Those without a query are kept; all unknown paths share one, as in the shell. */
class Plans {
  readonly #contentApiUrl: string;
  readonly #index: LiveSetIndex;
  readonly #known = new Map<string, PagePlan>();
  #missing: { text: string; plan: PagePlan } | undefined;

  constructor(contentApiUrl: string, index: LiveSetIndex) {
    this.#contentApiUrl = contentApiUrl;
    this.#index = index;
  }

  async find(path: string, query: string): Promise<PagePlan> {
    const known = query === '' ? this.#known.get(path) : undefined;
    if (known) return known;
    const url = new URL(`${this.#contentApiUrl}/page?${new URLSearchParams({ path, query })}`);
    const { bytes } = await requestBytes(url, { timeoutMs: 10_000, limitBytes: 4_000_000 });
    const text = Buffer.from(bytes).toString();
    if (this.#missing?.text === text) return this.#missing.plan;
    const plan = planPage(JSON.parse(text) as PageModel, this.#index);
    if (plan.page.status !== 200) this.#missing = { text, plan };
    else if (query === '') this.#known.set(path, plan);
    return plan;
  }
}

function renderBlock(planned: PlannedBlock, blocks: Readonly<Record<string, BlockDefinition>>): string {
  return renderToString(
    // biome-ignore lint/correctness/noChildrenProp: the provider requires `children` as a prop.
    createElement(PlatformProvider, { platform: serverPlatform, children: elementOf(planned, blocks) }),
    { identifierPrefix: `${planned.block.id}-` },
  );
}

function render(plan: PagePlan, htmlOf: (planned: PlannedBlock) => string): ComposedPage {
  const compose = (planned: PlannedBlock) => ({
    ...{ planned, html: htmlOf(planned), state: 'rendered' as const, release: NAME },
    stylesheets: [],
  });
  return {
    plan,
    skipped: plan.skipped,
    regions: plan.regions.map((region) => ({ name: region.name, blocks: region.blocks.map(compose) })),
    degraded: false,
    empty: false,
    fromFragments: false,
  };
}

function elementOf({ input }: PlannedBlock, blocks: Readonly<Record<string, BlockDefinition>>) {
  const { type, ...props } = input;
  return createElement(blocks[type]?.component as unknown as FunctionComponent<typeof props>, props);
}

/** Describes the build as a live set with a single release that owns every block. */
function liveSetIndexOf(
  blocks: Readonly<Record<string, BlockDefinition>>,
  files: MonolithFiles,
): LiveSetIndex {
  return {
    liveSet: { id: NAME, releases: [] } as unknown as LiveSetIndex['liveSet'],
    blocks: new Map(Object.entries(blocks).map(([type, block]) => [type, toOwnedBlock(block, files)])),
    baseStylesheets: files.stylesheets,
    fonts: files.served.map(({ url }) => url).filter((url) => url.includes('.preload.')),
    main: files.main,
    mainImports: files.mainImports,
    host: [],
    shellScripts: files.shellScripts,
    kitContainer: { version: NAME, entry: '' },
    remoteData: new Map([[NAME, { version: NAME, entry: '' }]]),
  };
}

function toOwnedBlock({ component: _, ...declared }: BlockDefinition, files: MonolithFiles): OwnedBlock {
  const { type, content, hydrate, needs, fallback, behaviours: kitBehaviours = [] } = declared;
  return {
    declaration: {
      ...{ type, content, hydrate, needs: [...needs], chunks: [], stylesheets: [], uses: {} },
      ...(fallback !== undefined && { fallback }),
    },
    remote: NAME,
    release: NAME,
    kit: NAME,
    stylesheets: [],
    behaviours: [...kitBehaviours.map((name) => `kit-${name}`), `block-${type}`].flatMap(
      (name) => files.behaviours[name] ?? [],
    ),
    ...(hydrate !== 'none' && {
      island: {
        expose: '',
        scripts: files.islands[type] ?? [],
        lazyScripts: files.lazyScripts[type] ?? [],
        kitModules: {},
      },
    }),
  };
}

function fileHeaders({ type, brotli }: ServedFile): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(brotli && { 'content-encoding': 'br' }),
  };
}
