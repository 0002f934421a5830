/**
 * The monolith's server; webpack bundles it with every block and a single copy of React. It plans pages and writes documents with
 * the shell's own code, so that both sites send the same HTML; it renders in the server process, without a page cache.
 */
import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { BlockDefinition } from '@stadtraum/federation-kit/define-block';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import type { LiveSetIndex, OwnedBlock } from '@stadtraum/page-plan/live-set-index';
import { type PagePlan, type PlannedBlock, planPage } from '@stadtraum/page-plan/plan';
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

/** @param contentApiUrl source of page models; each is requested once */
export function createMonolith(
  blocks: Readonly<Record<string, BlockDefinition>>,
  files: MonolithFiles,
  contentApiUrl: string,
): FastifyInstance {
  const index = liveSetIndexOf(blocks, files);
  const plans = new Map<string, Promise<PagePlan>>();
  const served = new Map(files.served.map((file) => [file.url, file]));
  const server = Fastify();

  const loadPlan = async (path: string) => {
    const response = await fetch(`${contentApiUrl}/page?path=${encodeURIComponent(path)}&query=`);
    return planPage((await response.json()) as PageModel, index);
  };

  addRoute(
    server,
    mediaRoute(new URL(contentApiUrl), () => undefined),
  );
  server.post('/_reports', (_, reply) => reply.code(204).send());
  server.get('/*', async (request, reply) => {
    const path = request.url.replace(/\?.*/, '');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const file = served.get(path);
    if (file)
      return reply
        .headers(fileHeaders(file))
        .send(encoding === 'br' ? (file.brotli ?? file.bytes) : file.bytes);

    const plan = plans.get(path) ?? loadPlan(path);
    plans.set(path, plan);
    const page = render(await plan, blocks);
    const body = new DocumentBody(
      renderDocument(page, index, {
        siteUrl: 'http://localhost',
        browserSettings: {},
        consentSettings: { maps: OWN_MAPS, analytics: false },
      }),
      'once',
    );
    const headers = pageHeaders(page.plan.importMap.cspSource);
    reply.headers({ ...headers, vary: 'Accept-Encoding' }).header('etag', body.etag);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.plan.page.status).send(await body.inEncoding(encoding));
  });
  return server;
}

function render(plan: PagePlan, blocks: Readonly<Record<string, BlockDefinition>>): ComposedPage {
  const renderBlock = (planned: PlannedBlock) => ({
    planned,
    html: renderToString(
      // biome-ignore lint/correctness/noChildrenProp: the provider requires `children` as a prop.
      createElement(PlatformProvider, { platform: serverPlatform, children: elementOf(planned, blocks) }),
      { identifierPrefix: `${planned.block.id}-` },
    ),
    state: 'rendered' as const,
    release: NAME,
    stylesheets: [],
  });
  return {
    plan,
    skipped: plan.skipped,
    regions: plan.regions.map((region) => ({ name: region.name, blocks: region.blocks.map(renderBlock) })),
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
    kit: NAME,
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
    stylesheets: [],
    behaviours: [...kitBehaviours.map((name) => `kit-${name}`), `block-${type}`].flatMap(
      (name) => files.behaviours[name] ?? [],
    ),
    ...(hydrate !== 'none' && {
      island: {
        expose: '',
        strategy: hydrate,
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
