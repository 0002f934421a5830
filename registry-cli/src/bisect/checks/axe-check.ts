import { didYouMean } from '@stadtraum/server-base/nearest';
import { cliError } from '../../errors.ts';
import type { Check } from '../check.ts';

/** Rules that look at layout, colours or media, which jsdom does not have. */
const BROWSER_RULES: ReadonlySet<string> = new Set([
  ...['color-contrast', 'color-contrast-enhanced', 'link-in-text-block', 'target-size'],
  ...['css-orientation-lock', 'scrollable-region-focusable', 'no-autoplay-audio', 'frame-tested'],
]);
const MAX_HTML_LENGTH = 160;

/**
 * Pages are good if axe finds no violation of this rule in them. They are examined in jsdom, without layout, and their scripts do not run.
 *
 * @throws CodedError AXE_RULE_UNUSABLE
 */
export async function createAxeCheck(rule: string): Promise<Check> {
  const { default: axe } = await import('axe-core');
  const rules = axe.getRules().map(({ ruleId }) => ruleId);
  if (!rules.includes(rule))
    throw cliError('AXE_RULE_UNUSABLE', {
      rule,
      reason: `axe ${axe.version} has no such rule.${didYouMean(rule, rules)}`,
    });
  if (BROWSER_RULES.has(rule))
    throw cliError('AXE_RULE_UNUSABLE', { rule, reason: 'it needs the layout of a browser.' });
  const { JSDOM, VirtualConsole } = await import('jsdom');

  return {
    label: `in which axe finds no violation of ${rule}`,
    async run({ html }) {
      // Without a listener, the console swallows what jsdom says about styles that it does not know.
      const dom = new JSDOM(html.toString(), {
        ...{ runScripts: 'outside-only', pretendToBeVisual: true, virtualConsole: new VirtualConsole() },
      });
      try {
        dom.window.eval(axe.source);
        const { run }: Pick<typeof axe, 'run'> = Reflect.get(dom.window, 'axe');
        const { violations } = await run(dom.window.document, {
          ...{ runOnly: { type: 'rule', values: [rule] }, resultTypes: ['violations'], iframes: false },
        });
        const elements = violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
        const [first] = elements;
        if (first === undefined) return { outcome: 'good', detail: 'no violation' };
        const count = `${elements.length} ${elements.length === 1 ? 'element' : 'elements'}`;
        return { outcome: 'bad', detail: `${count}: ${first.slice(0, MAX_HTML_LENGTH)}` };
      } finally {
        dom.window.close();
      }
    },
  };
}
