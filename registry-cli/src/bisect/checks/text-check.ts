import type { Check } from '../check.ts';

/** Pages are good if their visible text contains this text; white space and soft hyphens make no difference. */
export function createTextCheck(text: string): Check {
  return {
    label: `whose text contains “${text}”`,
    async run({ html }) {
      // jsdom takes longer to load than most commands take.
      const { normalizeText, visibleText } = await import('./visible-text.ts');
      const isThere = visibleText(html.toString()).includes(normalizeText(text));
      return isThere
        ? { outcome: 'good', detail: 'the text is there' }
        : { outcome: 'bad', detail: 'the text is missing' };
    },
  };
}
