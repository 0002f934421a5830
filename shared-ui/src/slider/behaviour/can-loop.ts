/**
 * Whether there are enough slides to loop. Slides are reordered, not copied, so there must always be a slide out of view on the
 * side from which slides move in.
 */
export function canLoop(slides: number, views: number, centred: boolean): boolean {
  const inView = Math.ceil(views);
  const symmetric = centred && inView % 2 === 0 ? inView + 1 : inView;
  const waiting = centred ? Math.ceil(symmetric / 2) : 1;
  return slides >= symmetric + waiting;
}
