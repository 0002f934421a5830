import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, EntryObject, ExternalItemFunctionData, Module, RuleSetRule } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration, cssLoader, layerLoader } from './base.ts';

const ASSET_BESIDE_STYLES = /\.(woff2|svg|webp|avif|jpg|png)$/;
/** `url("./drawing.svg?inline")`: a drawing that may be the largest of the first view comes with its stylesheet. */
const INLINE = /^\?inline$/;
/** Escaped, not in base64, which compresses badly. */
const inlineDrawing: RuleSetRule = {
  type: 'asset/inline',
  generator: { dataUrl: { encoding: false, mimetype: 'image/svg+xml' } },
};
const ASSET = /\.(css|woff2|svg|webp|avif|jpg|png)$/;

/** Rule and plugin that turn imported stylesheets into files, each rule in its layer. */
export function extractStyles(source: PackageFolder): {
  rules: RuleSetRule[];
  plugins: Configuration['plugins'];
} {
  return {
    rules: [
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, cssLoader(source, { classNamesOnly: false }), layerLoader(source)],
      },
      {
        test: ASSET_BESIDE_STYLES,
        oneOf: [{ resourceQuery: INLINE, ...inlineDrawing }, { type: 'asset/resource' }],
      },
    ],
    plugins: [
      new MiniCssExtractPlugin({
        filename: nameWithoutPrefix,
        chunkFilename: nameWithoutPrefix,
        // Stylesheets of different owners do not compete (layers, CSS Modules), so their order cannot conflict.
        ignoreOrder: true,
      }),
    ],
  };
}

/** What a library's scripts do is nothing to stylesheets, and reading them takes time. */
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
 * The stylesheets of a remote or kit: for each entry, one file for each owner of rules that it reaches. Of this compilation
 * only the stylesheets and the graph are used, its scripts are thrown away. Unlike the browser build it also covers blocks
 * without JavaScript, and it follows lazy imports, so that no script ever has to load a stylesheet.
 *
 * @param externals specifiers that are taken from the kit
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
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // Without a library nobody uses the entries' exports, and the graph would be shaken empty.
      library: { type: 'commonjs2' },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [...(base.module?.rules ?? []), ...rules],
    },
    plugins: [...(plugins ?? [])],
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

/** Keeps the chunks of owners apart from entries of the same name. */
const OWNER_PREFIX = 'styles-of-';

function nameWithoutPrefix({ chunk }: { chunk?: { name?: string | null } }): string {
  const name = chunk?.name?.replace(OWNER_PREFIX, '') ?? '[id]';
  return `${name}.[contenthash:10].css`;
}

/** Bytes of source from which a component's rules are worth a request of their own: pages without it are spared them. */
const OWN_FILE_FROM = 2800;

/**
 * Who a stylesheet belongs to: a block, the kit's base, a large component, all small components together, or a package of a
 * vendor. A small component has a few hundred bytes, which cost a page less than one more request.
 */
function ownerOf({ folder, manifest }: PackageFolder, file: string): string {
  const vendor = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  if (vendor !== undefined) return `vendor-${vendor.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '')}`;
  const [first = 'styles', second = ''] = relative(folder, file)
    .replace(/^src[\\/]/, '')
    .split(sep);
  if (first === 'blocks') return second;
  if (manifest.release?.kind !== 'kit' || first === 'base') return first.replace(/\.css$/, '');
  return stylesheetBytes(join(folder, 'src', first)) < OWN_FILE_FROM ? 'components' : first;
}

/** Bytes of a component's stylesheets, without those of its examples. */
function stylesheetBytes(component: string): number {
  return readdirSync(component, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !basename(file).startsWith('examples'))
    .reduce((bytes, file) => bytes + statSync(join(component, file)).size, 0);
}
