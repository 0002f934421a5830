/**
 * Resets the filters of a page that the browser restores from memory after Back or Forward: their input belongs to the next page. A
 * filter is a form whose input browsers may not restore either (`autocomplete="off"`), so it always shows the page's query (VI5).
 */
export function resetRestoredFilters(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[autocomplete=off]')) form.reset();
  });
}
