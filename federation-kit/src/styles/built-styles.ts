import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';
import postcss from 'postcss';
import { ruleOutsideLayers } from './layers.ts';
import { findStyleLeaks, type StyleLeak } from './style-leaks.ts';

/** A name that a build gives to a class or to keyframes of a CSS Module: `<stylesheet>-<local name>-<hash>`. */
const BUILT_NAME = /^[A-Za-z0-9_-]+-[0-9a-f]{6}$/;
const BUILT_CLASSES = /\.([A-Za-z0-9_-]+-[0-9a-f]{6})(?![A-Za-z0-9_-])/g;

/** Whether a build gives such a name to classes and keyframes. */
function isBuiltName(name: string): boolean {
  return BUILT_NAME.test(name);
}

/** All classes in a built stylesheet that belong to CSS Modules. */
export function builtClassesIn(css: string): string[] {
  return [...new Set([...css.matchAll(BUILT_CLASSES)].map(([, name = '']) => name))];
}

/**
 * What reaches out of a remote's blocks in one of its built stylesheets. It needs nothing from the build, so that the registry can
 * check releases of any sender.
 *
 * @param foreign classes of other releases
 * @throws CssSyntaxError for a stylesheet that cannot be parsed
 */
export function findBuiltLeaks(
  css: string,
  { name, blocks }: { name: string; blocks: readonly { type: string }[] },
  foreign: ReadonlySet<string> = new Set(),
): StyleLeak[] {
  const types = new Set(blocks.map(({ type }) => type));
  const isOwnName = (text: string) => isBuiltName(text) && !foreign.has(text);
  const root = postcss.parse(css);
  const outside = ruleOutsideLayers(root);
  const leaks = findStyleLeaks(root, {
    isOwn: (node) =>
      node.type === 'class'
        ? isOwnName(node.value)
        : node.type === 'attribute' &&
          node.attribute === BLOCK_ATTRIBUTES.type &&
          node.operator === '=' &&
          types.has(node.value ?? ''),
    isOwnKeyframes: isOwnName,
    prefix: name,
    example: '.your-class',
  });
  if (!outside) return leaks;
  const rule = outside.toString().replace(/\s+/g, ' ').slice(0, 80);
  const advice = 'let the build put it into its layer';
  return [{ line: 1, column: 1, rule, reason: 'is in no layer', advice }, ...leaks];
}
