type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has entered into a field. */
interface Entry {
  value: string;
  checked: boolean;
  selected: boolean[];
}

/** Records the values of an element's form fields, now and whenever the visitor changes them. */
export function recordFieldValues(element: HTMLElement): { restore(): void } {
  const entries = new Map<string, Entry>();
  const record = (field: Field) => entries.set(keyOf(field), entryOf(field));

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
        const entry = entries.get(keyOf(field));
        if (entry) setEntry(field, entry);
      }
    },
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
