import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import {
  ANYWHERE,
  type Reach,
  reachOf,
  reachOfAll,
  type SelectorContext,
  startOf,
} from './selector-reach.ts';

/** Whose styles are checked, and how its names are recognised. */
interface StyleOwner extends Pick<SelectorContext, 'isOwn'> {
  /** Whether the name of keyframes is unique to the owner. */
  isOwnKeyframes(name: string): boolean;
  /** Start of names that are the same for the whole page and that no build renames, such as those of fonts: that of the release. */
  prefix: string;
  /** A selector of the owner's for advice. */
  example: string;
}

/** A part of a stylesheet that reaches out of its block. */
export interface StyleLeak {
  line: number;
  column: number;
  /** The selector or at-rule. */
  rule: string;
  /** Why it reaches out of the block. */
  reason: string;
  /** What to write instead. */
  advice: string;
}

/** At-rules whose rules are checked as if they were outside. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** At-rules that affect only their own stylesheet. An import is a stylesheet of its own. */
const HARMLESS = new Set(['charset', 'import', 'namespace', 'value']);
/** At-rules whose names are the same for the whole page. */
const NAMED = new Set(['property', 'counter-style', 'font-palette-values', 'position-try', 'function']);
const MAX_RULE_LENGTH = 100;
/** Longer selectors, which no one writes by hand, would cost the registry too much time. */
const MAX_SELECTOR_LENGTH = 10_000;

/** Where a rule stands. */
interface Place extends SelectorContext {
  owner: StyleOwner;
  /** What declarations without a rule of their own apply to. */
  declarations: Reach;
  /** Keyframes in the layer `vendor` cannot replace others, because all other layers win. */
  inVendorLayer: boolean;
}

/** All parts of a stylesheet that reach out of the owner's blocks (GA4), in order. */
export function findStyleLeaks(root: Root, owner: StyleOwner): StyleLeak[] {
  const place = { owner, isOwn: owner.isOwn, scope: ANYWHERE, declarations: ANYWHERE, inVendorLayer: false };
  return leaksIn(root, place);
}

/** One line: each leak with its place. */
export function describeLeaks(file: string, leaks: readonly StyleLeak[]): string {
  return leaks
    .map(
      ({ line, column, rule, reason, advice }) => `${file}:${line}:${column}: "${rule}" ${reason}; ${advice}`,
    )
    .join('. ');
}

function leaksIn(container: Container<ChildNode>, place: Place): StyleLeak[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return leaksOfRule(node, place);
    return node.type === 'atrule' ? leaksOfAtRule(node, place) : [];
  });
}

function leaksOfRule(rule: Rule, place: Place): StyleLeak[] {
  const selectors = parse(rule.selector);
  if (!selectors) return [leak(rule, rule.selector, 'cannot be read', 'correct the selector')];
  const reaches = selectors.map((selector) => reachOf(selector, place, startOf(selector, place)));
  const leaking = declares(rule) ? selectors.filter((_, index) => !reaches[index]?.inside) : [];
  const parent = {
    inside: reaches.every(({ inside }) => inside),
    within: reaches.every(({ within }) => within),
  };
  return [
    ...leaking.map((selector) => leakOf(rule, selector, place)),
    ...leaksIn(rule, { ...place, parent, declarations: parent }),
  ];
}

function leaksOfAtRule(rule: AtRule, place: Place): StyleLeak[] {
  const name = rule.name.toLowerCase();
  if (CONDITIONS.has(name)) {
    const inVendorLayer = place.inVendorLayer || (name === 'layer' && /^vendor\b/.test(rule.params));
    return leaksInGroup(rule, { ...place, inVendorLayer });
  }
  if (name === 'scope') return leaksInScope(rule, place);
  return HARMLESS.has(name) ? [] : leaksOfNamed(rule, name, place);
}

/** Declarations of a group apply to what contains the group. */
function leaksInGroup(group: AtRule, place: Place): StyleLeak[] {
  const isLeak = declares(group) && !place.declarations.inside;
  const own = isLeak ? [leak(group, textOf(group), ...elsewhere(place.owner))] : [];
  return [...own, ...leaksIn(group, place)];
}

function leaksInScope(rule: AtRule, place: Place): StyleLeak[] {
  const [, root] =
    /^\(([\s\S]+?)\)(?:\s*to\s*\([\s\S]*\))?$/.exec(rule.params.slice(0, MAX_SELECTOR_LENGTH).trim()) ?? [];
  const selectors = root === undefined ? undefined : parse(root);
  const scope = selectors ? reachOfAll(selectors, place) : ANYWHERE;
  const { parent: _, ...outside } = place;
  return leaksInGroup(rule, { ...outside, scope, declarations: scope });
}

/** Names that are the same for the whole page. */
function leaksOfNamed(rule: AtRule, name: string, { owner, inVendorLayer }: Place): StyleLeak[] {
  const { prefix } = owner;
  if (/^(-\w+-)?keyframes$/.test(name)) {
    const isOwn = inVendorLayer || owner.isOwnKeyframes(rule.params);
    return isOwn
      ? []
      : [leak(rule, textOf(rule), 'replaces keyframes of this name on the whole page', 'leave out :global')];
  }
  const [given, advice] =
    name === 'font-face'
      ? [familyOf(rule), `name the font "${prefix} …"`]
      : [rule.params, `start its name with ${prefix}-`];
  const isNamed = NAMED.has(name) || name === 'font-face';
  if (isNamed && given.replace(/^["']|^--/, '').startsWith(prefix)) return [];
  const reason = isNamed ? 'defines a name for the whole page' : 'applies to the whole page';
  return [leak(rule, textOf(rule), reason, isNamed ? advice : 'leave it to the kit')];
}

function familyOf(rule: AtRule): string {
  const family = rule.nodes?.find(
    (node) => node.type === 'decl' && node.prop.toLowerCase() === 'font-family',
  );
  return family?.type === 'decl' ? family.value : '';
}

function leakOf(rule: Rule, selector: Selector, { owner }: Place): StyleLeak {
  const text = String(selector).trim();
  const combinator = selector.nodes.findLast((node) => node.type === 'combinator')?.value.trim();
  if (combinator === '+' || combinator === '~') {
    const advice = `give the sibling a class of this stylesheet, as in "${owner.example} ${combinator} .sibling"`;
    return leak(rule, text, 'matches siblings of the block', advice);
  }
  return leak(rule, text, ...(isPage(selector) ? wholePage(rule, owner) : elsewhere(owner, text)));
}

/** Whether the selector is that of the page's own elements. */
function isPage(selector: Selector): boolean {
  return /(^|[\s>])(html|body|:root|:host|:scope|&)[^\s>]*$/i.test(String(selector).trim());
}

function wholePage(rule: Rule, { example }: StyleOwner): [reason: string, advice: string] {
  const property = rule.nodes.find((node) => node.type === 'decl' && node.prop.startsWith('--'));
  const token = property?.type === 'decl' ? property.prop : undefined;
  if (token)
    return [`sets ${token} for the whole page`, `set it on a class of this stylesheet, as in "${example}"`];
  return ['styles the whole page', `style a class of this stylesheet, as in "${example}"`];
}

function elsewhere({ example }: StyleOwner, text = 'p'): [reason: string, advice: string] {
  return [
    'matches elements of other blocks',
    `start with a class of this stylesheet, as in "${example} ${text}"`,
  ];
}

function declares(container: Container<ChildNode>): boolean {
  return (container.nodes ?? []).some(({ type }) => type === 'decl');
}

function parse(selectors: string): Selector[] | undefined {
  try {
    return selectorParser().astSync(selectors, { maxInputLength: MAX_SELECTOR_LENGTH }).nodes;
  } catch {
    return undefined;
  }
}

function textOf(rule: AtRule): string {
  return `@${rule.name} ${rule.params}`.trim();
}

function leak(node: ChildNode, rule: string, reason: string, advice: string): StyleLeak {
  const { line = 1, column = 1 } = node.source?.start ?? {};
  return { line, column, rule: rule.replace(/\s+/g, ' ').slice(0, MAX_RULE_LENGTH), reason, advice };
}
