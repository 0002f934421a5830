/**
 * Marks the label of each ticked checkbox as `active`, and submits the filter as soon as a box is clicked (R2.4-3).
 *
 * @param signal ends it
 */
export function enhanceFilter(form: HTMLFormElement, signal: AbortSignal): void {
  const markTicked = () => {
    for (const box of form.elements) {
      if (!isCheckbox(box)) continue;
      for (const label of box.labels ?? []) label.classList.toggle('active', box.checked);
    }
  };
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!isCheckbox(target)) return;
      markTicked();
      form.requestSubmit();
    },
    { signal },
  );
  // The event fires before the fields are reset.
  form.addEventListener('reset', () => queueMicrotask(markTicked), { signal });
  markTicked();
}

function isCheckbox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}
