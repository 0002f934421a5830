/**
 * Empties a filter (R2.2-3): texts cleared, selects on their first option, boxes unchecked. A native reset does not do that:
 * it brings back what the server wrote into the fields.
 */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    else if (field instanceof HTMLInputElement) clearInput(field);
  }
}

function clearInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox') input.checked = false;
  else if (input.type === 'text' || input.type === 'search') input.value = '';
}
