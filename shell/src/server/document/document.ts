import { BLOCK_ATTRIBUTES, type BrowserSettings, PAGE_DATA_ELEMENT_ID } from '@stadtraum/contracts/page-data';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ComposedBlock, ComposedPage } from '../compose/compose.ts';
import { attributes, jsonForScript } from './escape.ts';
import { renderHead } from './head.ts';
import { type Html, joinHtml } from './html-parts.ts';
import { linkedData } from './machine-facts.ts';
import { canHydrate, pageDataOf } from './page-data.ts';

export interface DocumentSettings {
  /** Origin of the site, in links. */
  siteUrl: string;
  browserSettings: BrowserSettings;
}

/** The whole HTML document of a composed page, in UTF-8. It is complete without JavaScript. */
export function renderDocument(
  page: ComposedPage,
  catalogue: Catalogue,
  { siteUrl, browserSettings: settings }: DocumentSettings,
): Buffer {
  const model = page.plan.page;
  const facts = model.status === 200 ? linkedData(model, siteUrl) : [];
  const pageData = jsonForScript(pageDataOf(page, catalogue, settings));
  return joinHtml([
    `<!DOCTYPE html>
<html lang="${model.language}">
<head>
${renderHead(page, catalogue, siteUrl)}
</head>
<body>
`,
    ...page.regions.flatMap(renderRegion),
    ...facts.map((element) => `${element}\n`),
    `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${pageData}</script>
</body>
</html>
`,
  ]);
}

function renderRegion({ name, blocks }: ComposedPage['regions'][number]): Html[] {
  // `tabindex`: the target of the link that skips the navigation takes the focus.
  const [tag, attributes] = name === 'main' ? ['main', ' id="inhalt" tabindex="-1"'] : ['div', ''];
  return [`<${tag}${attributes} data-region="${name}">\n`, ...blocks.flatMap(renderBlock), `</${tag}>\n`];
}

function renderBlock(composed: ComposedBlock): Html[] {
  const { planned, html, state, release } = composed;
  const { block, owned } = planned;
  const island = owned.island && canHydrate(composed) ? owned.island : undefined;
  if (state === 'missing' && !island) return [];
  const names = BLOCK_ATTRIBUTES;
  const wrapper = attributes({
    [names.id]: block.id,
    [names.type]: block.type,
    [names.release]: release,
    [names.island]: island?.strategy,
    [names.fallback]: state === 'last-good' || state === 'static' ? state : undefined,
    id: block.anchor,
  });
  return [`<div${wrapper}>`, html, '</div>\n'];
}
