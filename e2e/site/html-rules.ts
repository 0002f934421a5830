import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** html-validate's recommended rules without those about style. */
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
      // Safari drops the list semantics of a list without bullets unless it has role="list".
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // Typography is the concern of editors and stylesheets.
      'tel-non-breaking': 'off',
      'long-title': ['error', { maxlength: 100 }],
      // Checkboxes of one question share a name, as radio buttons do.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** Findings in a page's HTML, one line each. */
export async function findingsIn(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? '?'})`),
  );
}
