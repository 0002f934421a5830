type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has entered into a field. */
interface Entry {
  value: string;
  checked: boolean;
  selected: boolean[];
}

/**
 * Remembers an element's form fields, now and whenever the visitor changes one. `restore` writes their values to the element's
 * fields of that time. It reads them only then, because the page may hold the events of a field.
 */
export function recordFieldValues(element: HTMLElement): { restore(): void } {
  const fields = new Map<string, Field>();
  const record = (field: Field) => fields.set(keyOf(field), field);

  for (const field of fieldsOf(element)) record(field);
  for (const type of ['input', 'change']) {
    element.addEventListener(
      type,
      ({ target }) => target instanceof Element && isField(target) && record(target),
    );
  }

  return {
    restore() {
      for (const field of fieldsOf(element)) {
        const recorded = fields.get(keyOf(field));
        if (recorded && recorded !== field) setEntry(field, entryOf(recorded));
      }
    },
  };
}

/**
 * Remembers what the visitor has entered into text areas. The returned function restores it where hydration has replaced it:
 * React sets a text area that has an initial text to that text.
 */
export function keepTextAreas(element: HTMLElement): () => void {
  const kept = [...element.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((area) => ({ area, value: area.value, caret: [area.selectionStart, area.selectionEnd] as const }));

  return () => {
    for (const { area, value, caret } of kept) {
      if (area.value !== area.defaultValue) continue;
      area.value = value;
      if (area === document.activeElement) area.setSelectionRange(...caret);
    }
  };
}

function fieldsOf(element: Element): Field[] {
  return [...element.querySelectorAll('*')].filter(isField);
}

function isField(element: Element): element is Field {
  return (
    (element instanceof HTMLInputElement && element.type !== 'file') ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** A key that stays the same when React re-creates the field. */
function keyOf(field: Field): string {
  const option = isChoice(field) ? field.value : '';
  return JSON.stringify([field.localName, field.type, field.name, field.id, option]);
}

function entryOf(field: Field): Entry {
  return {
    value: field.value,
    checked: isChoice(field) && field.checked,
    selected: field instanceof HTMLSelectElement ? [...field.options].map(({ selected }) => selected) : [],
  };
}

function setEntry(field: Field, { value, checked, selected }: Entry): void {
  if (isChoice(field)) field.checked = checked;
  else if (!(field instanceof HTMLSelectElement)) field.value = value;
  else for (const [index, option] of [...field.options].entries()) option.selected = selected[index] ?? false;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}
