import { BLOCK_ATTRIBUTES, type BrowserSettings, PAGE_DATA_ELEMENT_ID } from '@stadtraum/contracts/page-data';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ComposedBlock, ComposedPage } from '../compose/compose.ts';
import { attributes, jsonForScript } from './escape.ts';
import { renderHead } from './head.ts';
import { canHydrate, pageDataOf } from './page-data.ts';

/** The whole HTML document of a composed page. It is complete without JavaScript. */
export function renderDocument(page: ComposedPage, catalogue: Catalogue, settings: BrowserSettings): string {
  const { siteHost } = settings;
  const pageData = jsonForScript(pageDataOf(page, catalogue, settings));
  return `<!DOCTYPE html>
<html lang="${page.plan.page.language}">
<head>
${renderHead(page, catalogue, siteHost && `https://${siteHost}`)}
</head>
<body>
${page.regions.map(renderRegion).join('\n')}
<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${pageData}</script>
</body>
</html>
`;
}

function renderRegion({ name, blocks }: ComposedPage['regions'][number]): string {
  const html = blocks.map(renderBlock).join('\n');
  // `tabindex`: the target of the link that skips the navigation takes the focus.
  if (name === 'main') return `<main id="inhalt" tabindex="-1" data-region="main">\n${html}\n</main>`;
  return `<div data-region="${name}">\n${html}\n</div>`;
}

function renderBlock(composed: ComposedBlock): string {
  const { planned, html, state, release } = composed;
  const { block, owned } = planned;
  const island = owned.island && canHydrate(composed) ? owned.island : undefined;
  if (state === 'missing' && !island) return '';
  const names = BLOCK_ATTRIBUTES;
  const wrapper = attributes({
    [names.id]: block.id,
    [names.type]: block.type,
    [names.release]: release,
    [names.island]: island?.strategy,
    [names.fallback]: state === 'last-good' || state === 'static' ? state : undefined,
    id: block.anchor,
  });
  return `<div${wrapper}>${html}</div>`;
}
