import type { AtRule, ChildNode, Root } from 'postcss';

/** The first rule of a finished stylesheet outside the layers: it would depend on the order in which stylesheets are loaded. */
export function ruleOutsideLayers(root: Root): ChildNode | undefined {
  // An import in a finished stylesheet would load unchecked rules from elsewhere.
  return root.nodes.find((node) => !isAllowedOutsideLayers(node) || isAtRule(node, 'import'));
}

/** Whether a node needs no layer: it is in one, or it is not a rule. */
export function isAllowedOutsideLayers(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (isAtRule(node, 'layer')) return /^(vendor|kit|block)\b/.test(node.params);
  return isAtRule(node, 'font-face') || isAtRule(node, 'charset') || isAtRule(node, 'import');
}

function isAtRule(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === name;
}
