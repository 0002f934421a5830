import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** html-validate's recommended rules, except for those about style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `srcSet`, `<img/>` and `hidden=""`, which are equivalent.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's own ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The security policy allows the attribute, which sets the colours of placeholders and the widths of slides.
      'no-inline-style': 'off',
      // Safari does not announce a list without bullets as a list unless it has role="list".
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // Typography is up to editors and stylesheets.
      'tel-non-breaking': 'off',
      'long-title': ['error', { maxlength: 100 }],
      // Checkboxes for one question share a name, as radio buttons do.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** Findings in a page's HTML, one line each. */
export async function checkHtml(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? '?'})`),
  );
}
