import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** html-validate with its recommended rules, but for those that are about how HTML is written, not about what it says. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `srcSet`, `<img/>` and `hidden=""`, which mean the same.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's own ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The policy allows the attribute; it carries colours of placeholders and widths of slides.
      'no-inline-style': 'off',
      // Safari takes a list without bullets for no list, unless it is told.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // Typography is editors' and stylesheets' concern.
      'tel-non-breaking': 'off',
      'long-title': ['error', { maxlength: 100 }],
      // Boxes of one question have one name, as radio buttons have.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** What is wrong with a page's HTML, a line for each finding. */
export async function findingsIn(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? '?'})`),
  );
}
