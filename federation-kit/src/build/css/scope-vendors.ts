import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';
import postcss, { type AtRule, type Container, type PluginCreator, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** The page's own elements in a vendor's stylesheet. The block's element takes their place, for their custom properties. */
const PAGE = /^(html|body|:root)$/i;

/**
 * Limits the rules of vendors' packages in a remote's stylesheet to the blocks that use it. Specificity stays the same.
 *
 * @param types the blocks whose elements the rules may match
 */
export function scopeVendors(css: string, types: readonly string[]): string {
  const root = postcss.parse(css);
  scopeLayers(root, types);
  return root.toString();
}

/**
 * postcss plugin: does the same with a stylesheet that a script of a remote contains as text (decision 0135). `folder` has a folder for each
 * block; the build cache reads the stylesheet again when it changes.
 */
export const scopeVendorText: PluginCreator<{ folder: string; types: () => readonly string[] }> = (
  options,
) => ({
  postcssPlugin: 'scope-vendor-text',
  Once(root, { result }) {
    if (options === undefined) return;
    scopeLayers(root, options.types());
    result.messages.push({ type: 'dir-dependency', plugin: 'scope-vendor-text', dir: options.folder });
  },
});
scopeVendorText.postcss = true;

function scopeLayers(root: Root, types: readonly string[]): void {
  const blocks = types.map((type) => `[${BLOCK_ATTRIBUTES.type}="${type}"]`).join(',');
  root.walkAtRules('layer', (layer) => {
    if (/^vendor\b/.test(layer.params)) scopeRules(layer, `:where(${blocks})`);
  });
}

function scopeRules(container: Container, scope: string): void {
  container.each((node) => {
    if (node.type === 'rule') scopeRule(node, scope);
    else if (node.type === 'atrule' && mayContainRules(node)) scopeRules(node, scope);
  });
}

/** Nested rules are relative to the rule that contains them. */
function scopeRule(rule: Rule, scope: string): void {
  const { nodes } = selectorParser().astSync(rule.selector);
  rule.selector = nodes.map((selector) => scoped(selector, scope)).join(',');
}

function scoped(selector: Selector, scope: string): string {
  const [first] = selector.nodes;
  const isPage = first !== undefined && PAGE.test(first.toString().trim());
  if (!isPage) return `${scope} ${selector.toString().trim()}`;
  first.remove();
  return scope + selector.toString().trimEnd();
}

function mayContainRules({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && /^(media|supports|container|layer|starting-style|scope)$/i.test(name);
}
