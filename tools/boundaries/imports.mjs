import { parseSync } from '@swc/core';

/**
 * Returns all module specifiers that a source file imports, re-exports, requires or names in a type, in order of appearance.
 *
 * @param {string} source TypeScript or JavaScript, with or without JSX
 * @param {string} file path of the file; its extension determines the syntax
 * @returns {string[]}
 */
export function importsOf(source, file) {
  const program = parseSync(source, { syntax: 'typescript', tsx: /\.(tsx|jsx|mjs|cjs|js)$/.test(file) });
  /** @type {string[]} */
  const specifiers = [];
  visit(program, specifiers);
  return specifiers;
}

/** @param {unknown} node @param {string[]} specifiers */
function visit(node, specifiers) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, specifiers);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const specifier = specifierOf(/** @type {Record<string, any>} */ (node));
  if (specifier !== undefined) specifiers.push(specifier);
  for (const child of Object.values(node)) visit(child, specifiers);
}

/** @param {Record<string, any>} node of swc's syntax tree @returns {string | undefined} */
function specifierOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source?.value;
    case 'TsImportType':
      return node.argument?.value;
    case 'CallExpression': {
      const isImportCall = node.callee.type === 'Import' || node.callee.value === 'require';
      const [first] = node.arguments;
      return isImportCall && first?.expression.type === 'StringLiteral' ? first.expression.value : undefined;
    }
    default:
      return undefined;
  }
}
