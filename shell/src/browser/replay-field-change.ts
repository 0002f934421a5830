/** React's memory of a field's value: it ignores events of a field whose value it already knows. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

/** The held events of a field. */
export interface FieldChange {
  types: ReadonlySet<string>;
  /** Number of `change` events. */
  changes: number;
}

/**
 * Fires a field's events again, so that a component that has hydrated since handles the entry once. The field keeps its value,
 * caret and undo history.
 */
export function replayFieldChange(field: Element, { types, changes }: FieldChange): void {
  if (isChoice(field)) {
    // A box that was ticked and unticked, or the other radio button was selected.
    if (field.type === 'radio' ? !field.checked : changes % 2 === 0) return;
    forget(field, String(!field.checked));
    // React fires `onChange` of choices on `click`. Only a MouseEvent would toggle the box.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else if ('value' in field) {
    forget(field, `${field.value} `);
  }
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/** Hydration makes React know the value that the visitor entered before; this makes it a change again. */
function forget(field: Tracked & Element, otherValue: string): void {
  field._valueTracker?.setValue(otherValue);
}
