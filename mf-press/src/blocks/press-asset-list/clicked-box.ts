/**
 * The checkbox whose click led to this page: the only difference between its filter and that of the previous page. Undefined
 * if the visitor came another way.
 *
 * @param form in its initial state
 * @param previous address of the previous page; empty if unknown
 */
export function clickedBox(form: HTMLFormElement, previous: string): HTMLInputElement | undefined {
  if (!URL.canParse(previous)) return undefined;
  const { origin, pathname, searchParams } = new URL(previous);
  if (origin !== location.origin || pathname !== location.pathname) return undefined;
  const boxes = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && field.type === 'checkbox',
  ) as HTMLInputElement[];
  const others = boxes.filter((box) => searchParams.has(box.name, box.value) !== box.defaultChecked);
  return others.length === 1 ? others[0] : undefined;
}
