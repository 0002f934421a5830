import { join, sep } from 'node:path';
import postcss, { type ChildNode, type PluginCreator } from 'postcss';
import { buildError } from '../../errors.ts';
import { isAllowedOutsideLayers, ruleOutsideLayers } from '../../styles/index.ts';
import { kitOf, type PackageFolder } from '../source/package-folder.ts';

/**
 * The cascade layers of a page, lowest precedence first. The kit's base stylesheet declares their order. A kit that has a name of its own
 * goes live beside another one, whose base stylesheet the page has: its components have a layer above that and below all blocks.
 */
export type StyleLayer = 'vendor' | 'kit' | 'block' | `block.${string}`;

/** A kit's folder for the base stylesheet. */
const BASE_FOLDER = join('src', 'base');

/**
 * A function that returns the layer of a stylesheet by its location. The development page of a remote also contains the kit's
 * stylesheets, which are in node_modules if the kit was installed.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID when the kit of a remote is not installed
 */
export function layersOf(source: PackageFolder): (file: string) => StyleLayer {
  const isRemote = source.manifest.release?.kind === 'remote';
  const kit = isRemote ? kitOf(source) : source;
  const layerInKit = (file: string): StyleLayer => {
    const { name } = kit.manifest.release ?? {};
    return name === undefined || isInside(join(kit.folder, BASE_FOLDER), file) ? 'kit' : `block.${name}`;
  };
  return (file) => {
    if (isRemote && isInside(source.folder, file)) return 'block';
    if (isInside(kit.folder, file)) return layerInKit(file);
    return /[\\/]node_modules[\\/]/.test(file) ? 'vendor' : isRemote ? 'block' : layerInKit(file);
  };
}

/** Whether the file belongs to the package in this folder, and not to one that is installed in it. */
export function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}node_modules${sep}`);
}

/** postcss plugin: moves all rules of a stylesheet into `layer`, except those that are already in a layer. */
export const wrapInLayer: PluginCreator<{ layer: StyleLayer }> = (options) => ({
  postcssPlugin: 'wrap-in-layer',
  Once(root) {
    const layer = options?.layer ?? 'block';
    const rules = root.nodes.filter((node) => !isAllowedOutsideLayers(node));
    if (rules.length === 0) return;
    const wrapped = postcss.atRule({ name: 'layer', params: layer, nodes: [] });
    root.insertBefore(rules[0] as ChildNode, wrapped);
    wrapped.append(rules);
  },
});
wrapInLayer.postcss = true;

/**
 * Checks that a finished stylesheet does not depend on the order in which stylesheets are loaded.
 *
 * @throws CodedError BUILD_STYLES_OUTSIDE_LAYER with the first rule outside the layers
 */
export function checkLayers(file: string, css: string): void {
  const outside = ruleOutsideLayers(postcss.parse(css, { from: file }));
  if (!outside) return;
  const rule = outside.toString().replace(/\s+/g, ' ').slice(0, 80);
  throw buildError('BUILD_STYLES_OUTSIDE_LAYER', { file, rule });
}
