/* Functions that run in the measured page. Each is self-contained, because its source code is sent to that page. */

/**
 * Scrolls to the end without touching the page: no pointer, no key. Waits after each step, as a reader does.
 *
 * @returns whether it got there
 */
export async function scrollToEnd(): Promise<boolean> {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const deadline = performance.now() + 60_000;
  while (!isAtEnd() && performance.now() < deadline) {
    scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return isAtEnd();
}
