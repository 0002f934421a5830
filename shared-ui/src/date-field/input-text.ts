import { cleanDateText } from './date-text.ts';

/** Enters a text as if the visitor had typed it: form libraries and filters get its `input` event. */
export function enterText(input: HTMLInputElement, text: string): void {
  setText(input, text);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Removes what does not belong in a date (R5.3-1), whether it was typed or pasted; the caret stays where it is. */
export function keepToDateText(input: HTMLInputElement): void {
  const cleaned = cleanDateText(input.value);
  if (cleaned === input.value) return;
  const caret = cleanDateText(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  setText(input, cleaned);
  input.setSelectionRange(caret, caret);
}

/** React overrides the element's own `value` to track what it set; only the prototype's setter counts as a change. */
function setText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}
