/**
 * The box whose click has led to this page: the only one by which its filter differs from that of the page before. Undefined
 * where something else has led here.
 *
 * @param form as the document came
 * @param previous address of the page before, empty where it is not known
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
