import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type Asset, assetOf, uniqueAssets } from '@stadtraum/page-plan/assets';
import { escapeHtml } from '@stadtraum/server-base/html';
import type { SetOfReleases } from '../../sets/set-of-releases.ts';

/**
 * Brings everything that moves to its end. `!important` in the first layer beats that in all others, and styles without a layer.
 */
const STILL = `@layer gate{*,::before,::after{animation-delay:0s!important;animation-duration:0s!important;animation-iteration-count:1!important;transition:none!important;caret-color:transparent!important}}`;

/**
 * The stylesheets of a block on a page, as in the shell: the stable kit's base, those of its own kit's modules that it uses, and its own.
 */
export function stylesheetsOf(type: string, { kits, kitOf, owners }: SetOfReleases): Asset[] {
  const owner = owners.get(type);
  const block = owner?.blocks.find((declared) => declared.type === type);
  if (!owner || !block) return [];
  const [stable] = kits;
  const kit = kitOf(owner);
  const ofModules = Object.keys(block.uses).flatMap((module) => kit.provides[module]?.stylesheets ?? []);
  return uniqueAssets([
    ...assetsOf(stable, stable.entries.base?.stylesheets ?? []),
    ...assetsOf(kit, ofModules),
    ...assetsOf(owner, block.stylesheets),
  ]);
}

/** A document with one block as the shell embeds it, with the stylesheets of its set. */
export function pictureDocument(type: string, html: string, stylesheets: readonly Asset[]): string {
  const links = stylesheets.map(({ url }) => `<link rel="stylesheet" href="${escapeHtml(url)}">`).join('\n');
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(type)}</title>
<style>${STILL}</style>
${links}
</head>
<body>
<main data-region="main">
<div ${BLOCK_ATTRIBUTES.type}="${escapeHtml(type)}">${html}</div>
</main>
</body>
</html>
`;
}

function assetsOf(release: ReleaseManifest, paths: readonly string[]): Asset[] {
  return paths.map((path) => assetOf(release, path));
}
