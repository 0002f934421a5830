import postcss, { type AtRule, type ChildNode, type PluginCreator } from 'postcss';
import { buildError } from '../../errors.ts';
import type { PackageFolder } from '../source/package-folder.ts';

/** The cascade layers of a page, from the weakest to the strongest; the kit's base stylesheet declares their order. */
export type StyleLayer = 'vendor' | 'kit' | 'block';

/** The layer of a stylesheet, by where it lies. */
export function layerOf({ manifest }: PackageFolder, file: string): StyleLayer {
  if (/[\\/]node_modules[\\/]/.test(file)) return 'vendor';
  return manifest.release?.kind === 'remote' ? 'block' : 'kit';
}

/** postcss plugin: moves all rules of a stylesheet into `layer`, except those that stand in one of the layers already. */
export const wrapInLayer: PluginCreator<{ layer: StyleLayer }> = (options) => ({
  postcssPlugin: 'wrap-in-layer',
  Once(root) {
    const layer = options?.layer ?? 'block';
    const rules = root.nodes.filter((node) => !mayStandOutside(node));
    if (rules.length === 0) return;
    const wrapped = postcss.atRule({ name: 'layer', params: layer, nodes: [] });
    root.insertBefore(rules[0] as ChildNode, wrapped);
    wrapped.append(rules);
  },
});
wrapInLayer.postcss = true;

/**
 * Proves that a finished stylesheet cannot depend on the order in which it is loaded.
 *
 * @throws CodedError BUILD_STYLES_OUTSIDE_LAYER naming the first rule outside the layers
 */
export function checkLayers(file: string, css: string): void {
  for (const node of postcss.parse(css, { from: file }).nodes) {
    // An import that is left in a finished stylesheet is a request to another place, with rules that nobody checked.
    if (mayStandOutside(node) && !isAtRule(node, 'import')) continue;
    const rule = node.toString().replace(/\s+/g, ' ').slice(0, 80);
    throw buildError('BUILD_STYLES_OUTSIDE_LAYER', { file, rule });
  }
}

function mayStandOutside(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (isAtRule(node, 'layer')) return /^(vendor|kit|block)\b/.test(node.params);
  return isAtRule(node, 'font-face') || isAtRule(node, 'charset') || isAtRule(node, 'import');
}

function isAtRule(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === name;
}
