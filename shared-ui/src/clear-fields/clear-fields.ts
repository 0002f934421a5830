/**
 * Empties a filter (R2.2-3, R2.4-4): clears text fields, resets selects to their first option, and unchecks checkboxes and radio
 * buttons. Hidden fields keep their values. A native reset would instead restore the values that the server rendered. Each field that
 * changes fires `input`, as if the visitor had cleared it; no field fires `change`, because filters submit themselves on that event.
 */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) clearSelect(field);
    else if (field instanceof HTMLTextAreaElement) clearText(field);
    else if (field instanceof HTMLInputElement) clearInput(field);
  }
}

function clearInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox' || input.type === 'radio') uncheck(input);
  else if (!NON_TEXT_TYPES.has(input.type)) clearText(input);
}

function clearSelect(select: HTMLSelectElement): void {
  if (select.selectedIndex === 0) return;
  select.selectedIndex = 0;
  changed(select);
}

function uncheck(input: HTMLInputElement): void {
  if (!input.checked) return;
  input.checked = false;
  changed(input);
}

function clearText(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.value === '') return;
  field.value = '';
  changed(field);
}

function changed(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Input types without a typed value. */
const NON_TEXT_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image']);
