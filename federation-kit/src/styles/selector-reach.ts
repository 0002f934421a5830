import type { Node, Pseudo, Selector } from 'postcss-selector-parser';

/**
 * Where the elements lie that a selector matches. `inside`: each has a class of the block or lies inside an element that has one.
 * `within`: each lies inside such an element, so that its siblings do too.
 */
export interface Reach {
  inside: boolean;
  within: boolean;
}

/** Elements anywhere on the page. */
export const ANYWHERE: Reach = { inside: false, within: false };
const OWN: Reach = { inside: true, within: false };

/** What surrounds a selector. */
export interface SelectorContext {
  /** Whether a simple selector matches only elements of the block's own. */
  isOwn(node: Node): boolean;
  /** Reach of the rule that contains a nested rule (`&`). */
  parent?: Reach;
  /** Reach of the root of the enclosing `@scope`. */
  scope: Reach;
}

/** Pseudo-classes that match what one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);

/** Where all elements lie that one of the selectors matches. */
export function reachOfAll(selectors: readonly Selector[], context: SelectorContext): Reach {
  const reaches = selectors.map((selector) => reachOf(selector, context));
  return {
    inside: reaches.every(({ inside }) => inside),
    within: reaches.every(({ within }) => within),
  };
}

/**
 * Where the elements lie that the selector matches. `:not` and `:has` do not narrow that down.
 *
 * @param start where the selector starts: `startOf` for a rule's
 */
export function reachOf(selector: Selector, context: SelectorContext, start: Reach = ANYWHERE): Reach {
  const reached = selector.nodes.reduce(
    (left, node) =>
      node.type === 'combinator' ? across(left, node.value) : both(left, reachOfSimple(node, context)),
    start,
  );
  // `@scope` matches only its root and what lies inside it.
  return context.scope.inside ? both(reached, OWN) : reached;
}

/** Where a rule's selector starts: a nested one without `&` is relative to the rule that contains it. */
export function startOf(selector: Selector, { parent }: SelectorContext): Reach {
  if (!parent || containsNesting(selector)) return ANYWHERE;
  return selector.first?.type === 'combinator' ? parent : across(parent, ' ');
}

function containsNesting(selector: Selector): boolean {
  // `walk` returns false when it was stopped.
  return selector.walk((node) => node.type !== 'nesting') === false;
}

function across(left: Reach, combinator: string): Reach {
  switch (combinator.trim()) {
    case '':
    case '>':
      return { inside: left.inside, within: left.inside };
    case '+':
    case '~':
      return { inside: left.within, within: left.within };
    default:
      return ANYWHERE;
  }
}

function reachOfSimple(node: Node, context: SelectorContext): Reach {
  if (context.isOwn(node)) return OWN;
  if (node.type === 'nesting') return context.parent ?? context.scope;
  return node.type === 'pseudo' ? reachOfPseudo(node, context) : ANYWHERE;
}

function reachOfPseudo({ value, nodes }: Pseudo, context: SelectorContext): Reach {
  const name = value.toLowerCase();
  if (name === ':scope') return context.scope;
  return ALTERNATIVES.has(name) && nodes.length > 0 ? reachOfAll(nodes, context) : ANYWHERE;
}

/** What is matched by two simple selectors of one element. */
function both(one: Reach, other: Reach): Reach {
  return { inside: one.inside || other.inside, within: one.within || other.within };
}
