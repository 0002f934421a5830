import type { Settings } from './settings.ts';

const QUERY = /\(prefers-color-scheme:\s*(light|dark)\)/g;

/** Conditions of media rules as the stylesheets have them. */
const original = new WeakMap<CSSMediaRule, string>();

/** Shows the page in a colour scheme, whatever the browser prefers. Also for stylesheets that are added later. */
export function applyColourScheme(scheme: () => Settings['scheme']): () => void {
  const apply = () => {
    document.documentElement.style.colorScheme = scheme() === 'system' ? '' : scheme();
    for (const sheet of document.styleSheets) changeRules(sheet.cssRules, scheme());
  };
  apply();
  new MutationObserver(apply).observe(document.head, { childList: true, subtree: true });
  return apply;
}

function changeRules(rules: CSSRuleList, scheme: Settings['scheme']): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) changeCondition(rule, scheme);
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules, scheme);
  }
}

function changeCondition(rule: CSSMediaRule, scheme: Settings['scheme']): void {
  const condition = original.get(rule) ?? rule.media.mediaText;
  if (!condition.includes('prefers-color-scheme')) return;
  original.set(rule, condition);
  rule.media.mediaText =
    scheme === 'system'
      ? condition
      : condition.replace(QUERY, (_, wanted) => (wanted === scheme ? '(min-width: 0)' : '(max-width: 0)'));
}
