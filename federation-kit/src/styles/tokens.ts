import postcss, { type Node } from 'postcss';

/**
 * The custom properties that a stylesheet declares for the whole page, with their values. The name of one that is declared under a condition
 * begins with the condition: `@media print --space-m`.
 */
export function tokensOf(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    const { parent, prop, value } = declaration;
    if (parent?.type !== 'rule' || !/^(:root|html|body)\b/.test((parent as postcss.Rule).selector)) return;
    tokens.set([...conditionsOf(parent), prop].join(' '), value.trim());
  });
  return tokens;
}

/** The at-rules around a rule, other than layers. */
function conditionsOf(node: Node): string[] {
  const around: string[] = [];
  for (let parent: Node | undefined = node.parent; parent; parent = parent.parent) {
    if (parent.type !== 'atrule') continue;
    const { name, params } = parent as postcss.AtRule;
    if (name !== 'layer') around.unshift(`@${name} ${params}`);
  }
  return around;
}
