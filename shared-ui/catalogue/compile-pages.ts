import { createRequire } from 'node:module';
import {
  browserConfiguration,
  type Compiled,
  classNamesOnly,
  compile,
  filesOf,
  readPackageFolder,
  serverConfiguration,
  stylesConfiguration,
} from '@stadtraum/federation-kit/build';
import type { KitDocs, PageFiles } from './kit-docs.ts';

type PackageFolder = ReturnType<typeof readPackageFolder>;
type RenderPages = (kit: KitDocs, files: PageFiles) => Record<string, string>;

const PAGES = './catalogue/pages';
/** A drawing in place of the site's pictures. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><rect width="96" height="64" fill="#dfe4e3"/><path d="M0 64V40h14V26h18v18h12V18h20v30h14V34h18v30z" fill="#5a6a77"/></svg>`;

/**
 * Renders the pages and bundles the kit's stylesheets and a script that hydrates the examples, with the build steps of a release.
 *
 * @param folder absolute path of the kit
 * @returns the files by name
 */
export async function compilePages(folder: string, kit: KitDocs): Promise<Map<string, string | Buffer>> {
  const source = readPackageFolder(folder);
  const [server, styles, browser] = await Promise.all([
    compile(serverConfiguration(source, { render: `export * from '${PAGES}/render.tsx';` }, [])),
    compile(stylesOf(source)),
    compile(scriptsOf(source)),
  ]);
  const assets = [...styles.assets, ...browser.assets]
    .filter(([name]) => !isUnusedScript(name, styles))
    .map(([name, bytes]): [string, string | Buffer] => [
      name,
      name.endsWith('.css') ? withFontSwap(bytes) : bytes,
    ]);
  const [script] = filesOf(browser, 'catalogue', '.js').slice(-1);
  if (script === undefined) throw new Error('The catalogue has no script');
  const pages = loadRenderPages(server)(kit, {
    stylesheets: filesOf(styles, 'catalogue', '.css'),
    script,
  });
  return new Map<string, string | Buffer>([...assets, ...Object.entries(pages), ['picture.svg', PICTURE]]);
}

function stylesOf(source: PackageFolder) {
  const entry = { catalogue: ['./src/base/base.css', `${PAGES}/render.tsx`] };
  return {
    ...stylesConfiguration(source, entry, []),
    optimization: { minimize: false, splitChunks: false as const },
  };
}

/** Builds classic scripts, because browsers do not load modules from `file:` URLs. */
function scriptsOf(source: PackageFolder) {
  const browser = browserConfiguration(source);
  const { rules, plugins = [] } = classNamesOnly(source);
  return {
    ...browser,
    devtool: false as const,
    experiments: {},
    entry: { catalogue: `${PAGES}/browser.tsx` },
    output: {
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'catalogue',
    },
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins,
  };
}

/** On the site, a font that loads late is not used, to avoid layout shifts. The catalogue always uses it. */
function withFontSwap(stylesheet: Buffer): string {
  return stylesheet.toString().replace(/font-display:\s*optional/g, 'font-display: swap');
}

/** Whether a file is a script of the styles build; only its stylesheets and fonts are used. */
function isUnusedScript(name: string, styles: Compiled): boolean {
  return styles.assets.has(name) && name.endsWith('.js');
}

function loadRenderPages({ assets }: Compiled): RenderPages {
  const module: { exports: { renderPages?: RenderPages } } = { exports: {} };
  const code = assets.get('render.cjs')?.toString() ?? '';
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
  if (module.exports.renderPages === undefined) throw new Error('The bundle does not export renderPages');
  return module.exports.renderPages;
}
