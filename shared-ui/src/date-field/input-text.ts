import { cleanDateText } from './date-text.ts';

/** Enters a text as if the visitor had typed it, with `input` and `change` events for form libraries and filters. */
export function enterText(input: HTMLInputElement, text: string): void {
  setText(input, text);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Removes typed or pasted characters that a date cannot contain (R5.3-1), and keeps the caret in place. */
export function restrictToDateText(input: HTMLInputElement): void {
  const cleaned = cleanDateText(input.value);
  if (cleaned === input.value) return;
  const caret = cleanDateText(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  setText(input, cleaned);
  input.setSelectionRange(caret, caret);
}

/** Uses the prototype's setter, because React overrides the element's `value` property and would not notice the change. */
function setText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}
