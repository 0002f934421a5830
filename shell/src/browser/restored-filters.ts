/**
 * Resets the filters (`data-filter-form`) of a page that the browser restores from memory after Back or Forward, so that they always show
 * the page's query (VI5): unsent input, and the input that led to the next page, are not part of it.
 */
export function resetRestoredFilters(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filter-form]')) form.reset();
  });
}
