/**
 * Calls back once, when the element comes near the viewport.
 *
 * @param margin distance from the viewport that counts as near, as a CSS margin
 * @returns a function that stops watching
 */
export function whenNear(element: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
