import { createHash } from 'node:crypto';
import { BLOCK_ATTRIBUTES, type BrowserSettings, PAGE_DATA_ELEMENT_ID } from '@stadtraum/contracts/page-data';
import type { LiveSetIndex } from '@stadtraum/page-plan/live-set-index';
import type { PagePlan } from '@stadtraum/page-plan/plan';
import { attributes, jsonForScript } from '../../html/escape.ts';
import type { ComposedBlock, ComposedPage, Html } from '../compose/compose.ts';
import { type ConsentSettings, consentProviders } from './consent.ts';
import { consentLayer } from './consent-layer.ts';
import { renderHead } from './head.ts';
import { canHydrate, pageDataOf } from './page-data.ts';
import { structuredData } from './structured-data.ts';

export interface DocumentSettings {
  /** The site's origin, for links. */
  siteUrl: string;
  browserSettings: BrowserSettings;
  consentSettings: ConsentSettings;
}

/** A document without its blocks' HTML. */
interface Frame {
  /** The parts before, between and after the blocks, in UTF-8. */
  parts: readonly Buffer[];
  /** As in `RenderedDocument`. */
  version?: string;
}

/** Cached frames of pages without fallbacks. Such a frame depends only on the plan. */
const frames = new WeakMap<PagePlan, Frame>();

export interface RenderedDocument {
  /** In UTF-8. */
  html: Buffer;
  /** Differs if the HTML differs; undefined for a page with fallbacks. */
  version?: string;
}

/** Renders the HTML document of a composed page. It is complete without JavaScript. */
export function renderDocument(
  page: ComposedPage,
  index: LiveSetIndex,
  settings: DocumentSettings,
): RenderedDocument {
  const blocks = page.regions.flatMap((region) => region.blocks);
  const { parts, ...version } = frameOf(page, index, settings);
  const pieces = parts.flatMap((part, position) => {
    const block = blocks[position];
    return block ? [part, bytesOf(block.html)] : [part];
  });
  return { html: Buffer.concat(pieces), ...version };
}

function frameOf(page: ComposedPage, index: LiveSetIndex, settings: DocumentSettings): Frame {
  if (page.degraded) return { parts: renderFrame(page, index, settings) };
  const existing = frames.get(page.plan);
  if (existing) return existing;
  const parts = renderFrame(page, index, settings);
  const frame = { parts, version: versionOf(parts, page) };
  frames.set(page.plan, frame);
  return frame;
}

/** A hash of all that the document depends on. It is smaller than the document: equal fragment keys mean equal HTML. */
function versionOf(parts: readonly Buffer[], { regions }: ComposedPage): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  for (const { planned } of regions.flatMap(({ blocks }) => blocks)) hash.update(planned.fragmentKey);
  return hash.digest('base64url');
}

function renderFrame(
  page: ComposedPage,
  index: LiveSetIndex,
  { siteUrl, browserSettings, consentSettings }: DocumentSettings,
): Buffer[] {
  const model = page.plan.page;
  const jsonLd = model.status === 200 ? structuredData(model, siteUrl) : [];
  const consent = consentProviders(model.meta, consentSettings);
  const pageData = jsonForScript(pageDataOf(page, index, { ...browserSettings, consent }));
  const layer = consentLayer(page.plan, consentSettings);
  const parts: string[] = [];
  let part = `<!DOCTYPE html>
<html lang="${model.language}">
<head>
${renderHead(page, index, siteUrl)}
</head>
<body>
`;
  for (const { name, blocks } of page.regions) {
    // `tabindex` lets the skip link move the focus here.
    const [tag, attributes] = name === 'main' ? ['main', ' id="inhalt" tabindex="-1"'] : ['div', ''];
    // After the header with its skip link, and before the content.
    if (name === 'main') part += layer;
    part += `<${tag}${attributes} data-region="${name}">\n`;
    for (const block of blocks) {
      const [before, after] = wrapperOf(block);
      parts.push(part + before);
      part = after;
    }
    part += `</${tag}>\n`;
  }
  part += jsonLd.map((element) => `${element}\n`).join('');
  part += `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${pageData}</script>
</body>
</html>
`;
  return [...parts, part].map((text) => Buffer.from(text));
}

function wrapperOf(composed: ComposedBlock): [before: string, after: string] {
  const { planned, state, release } = composed;
  const { block, owned } = planned;
  const island = owned.island && canHydrate(composed) ? owned.island : undefined;
  if (state === 'missing' && !island) return ['', ''];
  const names = BLOCK_ATTRIBUTES;
  const wrapper = attributes({
    [names.id]: block.id,
    [names.type]: block.type,
    [names.release]: release,
    [names.island]: island && 'interaction',
    [names.fallback]: state === 'last-good' || state === 'static' ? state : undefined,
    [names.beside]: block.beside ? '' : undefined,
    id: block.anchor,
  });
  return [`<div${wrapper}>`, '</div>\n'];
}

function bytesOf(html: Html): Uint8Array {
  return typeof html === 'string' ? Buffer.from(html) : html;
}
