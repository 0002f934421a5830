import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, EntryObject, ExternalItemFunctionData, Module, RuleSetRule } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration, cssLoader, layerLoader, NOT_TEXT, stylesheetText } from './base.ts';
import { OwnStyles } from './own-styles.ts';

const ASSET_BESIDE_STYLES = /\.(woff2|svg|webp|avif|jpg|png)$/;
/** `url("./drawing.svg?inline")`: a drawing that may be the largest element of the first view is part of its stylesheet. */
const INLINE = /^\?inline$/;
/** Inlines a drawing as escaped text, because base64 compresses badly. */
const inlineDrawing: RuleSetRule = {
  type: 'asset/inline',
  generator: { dataUrl: { encoding: false, mimetype: 'image/svg+xml' } },
};
const ASSET = /\.(css|woff2|svg|webp|avif|jpg|png)$/;

/** Extracts imported stylesheets into files, with each rule in its layer. */
export function extractStyles(source: PackageFolder): {
  rules: RuleSetRule[];
  plugins: Configuration['plugins'];
} {
  return {
    rules: [
      {
        test: /\.css$/,
        with: NOT_TEXT,
        use: [MiniCssExtractPlugin.loader, cssLoader(source, { classNamesOnly: false }), layerLoader(source)],
      },
      stylesheetText(source),
      {
        test: ASSET_BESIDE_STYLES,
        oneOf: [{ resourceQuery: INLINE, ...inlineDrawing }, { type: 'asset/resource' }],
      },
    ],
    plugins: [
      new MiniCssExtractPlugin({
        filename: nameWithoutPrefix,
        chunkFilename: nameWithoutPrefix,
        // The order does not matter: layers and CSS Modules keep the stylesheets of different owners apart.
        ignoreOrder: true,
      }),
    ],
  };
}

/** Leaves out scripts of libraries, which do not affect stylesheets. */
function leaveOutLibraries(
  { request = '', contextInfo }: ExternalItemFunctionData,
  callback: (error?: null, external?: string) => void,
): void {
  const fromSource = /\.tsx?$/.test(contextInfo?.issuer ?? '');
  const isLibrary = /^(?!@stadtraum\/)[@a-z]/i.test(request) && !ASSET.test(request);
  if (fromSource && isLibrary) callback(null, request);
  else callback();
}

/**
 * The stylesheets of a remote or kit: for each entry, one file for each owner whose rules it reaches. Only the stylesheets
 * and the module graph of this compilation are used, not its scripts. Unlike the browser build, it covers blocks without
 * JavaScript and follows lazy imports, so that scripts never load stylesheets.
 *
 * @param externals specifiers of the kit's modules
 */
export function stylesConfiguration(
  source: PackageFolder,
  entry: EntryObject,
  externals: string[],
): Configuration {
  const base = baseConfiguration(source, 'browser');
  const { rules, plugins } = extractStyles(source);
  return {
    ...base,
    name: `${source.name} (styles)`,
    entry,
    externalsType: 'commonjs',
    externals: [...externals, leaveOutLibraries],
    output: {
      publicPath: 'auto',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Without a library, the entries' exports would be unused, and tree shaking would empty the graph.
      library: { type: 'commonjs2' },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [...(base.module?.rules ?? []), ...rules],
    },
    plugins: [...(plugins ?? []), new OwnStyles(source)],
    optimization: {
      minimize: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          owners: {
            type: 'css/mini-extract',
            chunks: 'all',
            enforce: true,
            name: (module: Module) => `${OWNER_PREFIX}${ownerOf(source, module.nameForCondition() ?? '')}`,
          },
        },
      },
    },
  };
}

/** Distinguishes an owner's chunk from an entry of the same name. */
const OWNER_PREFIX = 'styles-of-';

function nameWithoutPrefix({ chunk }: { chunk?: { name?: string | null } }): string {
  const name = chunk?.name?.replace(OWNER_PREFIX, '') ?? '[id]';
  return `${name}.[contenthash:8].css`;
}

/** Names of the stylesheets of a remote's blocks, and of the kit's base. */
const BLOCKS = 'blocks';
const BASE = 'base';

/**
 * The owner of a stylesheet: all blocks of a remote together, all components of the kit together, or a vendor's package. A block
 * or a component has a few hundred compressed bytes, which cost a page less than another request, and the next page has them in
 * its cache.
 */
function ownerOf({ manifest }: PackageFolder, file: string): string {
  const vendor = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  if (vendor !== undefined) return `vendor-${vendor.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '')}`;
  return manifest.release?.kind === 'kit' ? BASE : BLOCKS;
}
