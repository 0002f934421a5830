/**
 * Finds the checkbox whose click loaded this page: the only one whose state differs from the previous page's filter. Returns
 * undefined if the visitor arrived in another way.
 *
 * @param form the filter's form, in its initial state
 * @param previous URL of the previous page; empty if unknown
 */
export function clickedBox(form: HTMLFormElement, previous: string): HTMLInputElement | undefined {
  if (!URL.canParse(previous)) return undefined;
  const { origin, pathname, searchParams } = new URL(previous);
  if (origin !== location.origin || pathname !== location.pathname) return undefined;
  const boxes = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && field.type === 'checkbox',
  ) as HTMLInputElement[];
  const changed = boxes.filter((box) => searchParams.has(box.name, box.value) !== box.defaultChecked);
  return changed.length === 1 ? changed[0] : undefined;
}
