/**
 * The marks on a map that a finger would miss, because something covers their middle or a place near their edge. Ignores marks that are
 * partly outside the map or the window. Runs in the page.
 *
 * @param marks selector of the marks
 */
export function coveredMarks(map: Element, marks: string): string[] {
  const REACH_PX = 16;
  const around = [
    [0, 0],
    [-REACH_PX, 0],
    [REACH_PX, 0],
    [0, -REACH_PX],
    [0, REACH_PX],
  ];
  const frame = map.querySelector('[role="group"]')?.getBoundingClientRect();
  if (!frame) throw new Error('there is no map');
  return [...map.querySelectorAll(marks)].flatMap((mark) => {
    const { top, right, bottom, left, width, height } = mark.getBoundingClientRect();
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) return [];
    if (top < 0 || bottom > innerHeight) return [];
    const isMissed = around.some(([dx = 0, dy = 0]) => {
      const touched = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      return !mark.contains(touched);
    });
    return isMissed ? [mark.ariaLabel ?? ''] : [];
  });
}

/** The names on the site's own map that are under a mark or another name. Runs in the page. */
export function coveredNames(map: Element, marks: string): string[] {
  const names = [...map.querySelectorAll('.leaflet-labels-pane [data-kind]')].filter((name) =>
    name.checkVisibility({ visibilityProperty: true }),
  );
  if (names.length === 0) throw new Error('the map has no names');
  const boxes = [...map.querySelectorAll(marks), ...names].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  return names.flatMap((name) => {
    const own = name.getBoundingClientRect();
    const isCovered = boxes.some(
      ({ element, box }) =>
        element !== name &&
        Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
        Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1,
    );
    return isCovered ? [name.textContent ?? ''] : [];
  });
}
