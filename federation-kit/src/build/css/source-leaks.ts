import { createRequire } from 'node:module';
import postcss, { type AcceptedPlugin } from 'postcss';
import { findStyleLeaks, type StyleLeak } from '../../styles/index.ts';

/** Marks what css-loader will rename: `.note` becomes `:local(.note)`, and `:global(.note)` becomes `.note`. */
const markLocalNames: () => AcceptedPlugin = createRequire(import.meta.url)(
  'postcss-modules-local-by-default',
);
const MARKED = /:local\(([^()]*)\)/g;

/**
 * What reaches out of the blocks in the source of a CSS Module (GA4).
 *
 * @param name of the release
 * @throws CssSyntaxError for a stylesheet that cannot be parsed
 */
export function findSourceLeaks(css: string, name: string): StyleLeak[] {
  const { root } = postcss([markLocalNames()]).process(css, { from: undefined });
  if (root.type !== 'root') return [];
  // css-loader removes what CSS Modules exchange.
  root.walkRules(/^:(import|export)\b/, (rule) => {
    rule.remove();
  });
  const [, example = '.your-class'] = /:local\((\.[^()]*)\)/.exec(root.toString()) ?? [];
  const leaks = findStyleLeaks(root, {
    isOwn: (node) => node.type === 'pseudo' && node.value === ':local' && node.toString().includes('(.'),
    isOwnKeyframes: (keyframes) => keyframes.startsWith(':local('),
    prefix: name,
    example,
  });
  return leaks.map((leak) => ({
    ...leak,
    rule: leak.rule.replace(MARKED, '$1'),
    advice: leak.advice.replace(MARKED, '$1'),
  }));
}
