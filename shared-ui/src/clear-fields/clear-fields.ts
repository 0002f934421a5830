/**
 * Empties a filter (R2.2-3, R2.4-4): texts cleared, selects on their first option, boxes and radios unchecked; what is hidden
 * stays. A native reset does not do that: it brings back what the server wrote into the fields. Each text that is cleared
 * says so with an `input` event, as if the visitor had done it; nothing says `change`, on which filters submit themselves.
 */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    else if (field instanceof HTMLTextAreaElement) clearText(field);
    else if (field instanceof HTMLInputElement) clearInput(field);
  }
}

function clearInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox' || input.type === 'radio') input.checked = false;
  else if (!KEPT.has(input.type)) clearText(input);
}

function clearText(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.value === '') return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types whose value a visitor cannot type. */
const KEPT = new Set(['hidden', 'submit', 'reset', 'button', 'image']);
