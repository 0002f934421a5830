import type { PageModel } from '@stadtraum/contracts/page-model';
import { type Asset, uniqueAssets } from '@stadtraum/page-plan/assets';
import type { LiveSetIndex } from '@stadtraum/page-plan/live-set-index';
import { escapeHtml } from '@stadtraum/server-base/html';
import { attributes } from '../../html/escape.ts';
import { ICON_LINKS } from '../../html/icons.ts';
import { VIEW_TRANSITION_STYLE } from '../../html/view-transition.ts';
import type { ComposedPage } from '../compose/compose.ts';
import { picturePreloads } from './picture-preload.ts';
import { openGraph } from './structured-data.ts';

/**
 * Renders the head of a document. The import map must precede everything that loads a script: browsers ignore a later one.
 *
 * @param origin the site's origin, for links
 */
export function renderHead(page: ComposedPage, index: LiveSetIndex, origin: string): string {
  const { plan, regions } = page;
  const blocks = regions.flatMap((region) => region.blocks).filter(({ state }) => state !== 'missing');
  const blockStylesheets = blocks.flatMap(({ stylesheets }) => stylesheets);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...describePage(plan.page, origin),
    ICON_LINKS,
    VIEW_TRANSITION_STYLE,
    ...picturePreloads(page),
    ...index.fonts.map(fontPreloadLink),
    ...uniqueAssets([...index.baseStylesheets, ...blockStylesheets]).map(stylesheetLink),
    `<script type="importmap">${plan.importMap.json}</script>`,
    ...plan.preloads.map(modulePreloadLink),
    `<script type="module"${attributes({ src: index.main.url, integrity: index.main.integrity })}></script>`,
  ].join('\n');
}

function describePage(page: PageModel, origin: string): string[] {
  const { title, meta, path, status } = page;
  const lines = [`<title>${escapeHtml(title)}</title>`];
  const robots = status === 200 ? meta.robots : 'noindex';
  if (meta.description) lines.push(metaTag('description', meta.description));
  if (robots) lines.push(metaTag('robots', robots));
  if (status === 200) {
    lines.push(`<link rel="canonical"${attributes({ href: origin + (meta.canonical ?? path) })}>`);
    for (const feed of meta.feeds ?? []) lines.push(feedLink(feed));
    lines.push(...openGraph(page, origin));
  }
  return lines;
}

function feedLink({ title, path }: { title: string; path: string }): string {
  return `<link rel="alternate" type="application/atom+xml"${attributes({ title, href: path })}>`;
}

function metaTag(name: string, content: string): string {
  return `<meta${attributes({ name, content })}>`;
}

function stylesheetLink({ url, integrity }: Asset): string {
  return `<link rel="stylesheet"${attributes({ href: url, integrity })}>`;
}

/** Uses `crossorigin`, because stylesheets always fetch fonts that way; otherwise the font would be fetched twice. */
function fontPreloadLink(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin${attributes({ href })}>`;
}

/** Omits `crossorigin`, because same-origin modules are fetched without it; otherwise the module would be fetched twice. */
function modulePreloadLink({ url, integrity }: Asset): string {
  return `<link rel="modulepreload"${attributes({ href: url, integrity })}>`;
}
