import type { ComponentProps } from 'react';

/** Takes the focus when the page loads, but only if the page's scripts, which move the focus themselves, do not run. */
export function FocusWithoutScript(props: FocusWithoutScriptProps) {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      {/* biome-ignore lint/a11y/noAutofocus: it applies only after a form is submitted, to what became of it. */}
      <span role="group" tabIndex={-1} autoFocus {...props} />
    </noscript>
  );
}

export type FocusWithoutScriptProps = Pick<
  ComponentProps<'span'>,
  'className' | 'aria-label' | 'aria-labelledby'
>;
