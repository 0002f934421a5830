/** Shows at once that a touch has arrived. Returns a function that ends it. An animation changes no attribute. */
export function pulse(control: Element): () => void {
  const animation = control.animate?.([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], {
    duration: 900,
    iterations: Number.POSITIVE_INFINITY,
  });
  return () => animation?.cancel();
}
