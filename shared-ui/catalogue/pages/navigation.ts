/**
 * Collapses the navigation on narrow screens, where it is above the content, and starts its filter, which is hidden without
 * JavaScript.
 */
export function startNavigation(): void {
  const navigation = document.querySelector<HTMLDetailsElement>('[data-navigation]');
  if (navigation && matchMedia('(width < 62rem)').matches) navigation.open = false;
  const field = document.querySelector<HTMLInputElement>('[data-filter]');
  if (field === null) return;
  field.closest('search')?.removeAttribute('hidden');
  field.addEventListener('input', () => showMatches(field.value.toLowerCase().split(/\s+/)));
}

function showMatches(words: readonly string[]): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const entries = [...group.querySelectorAll<HTMLElement>('[data-search]')];
    for (const entry of entries) {
      const text = `${entry.textContent} ${entry.dataset.search}`.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
    }
    group.hidden = entries.every(({ hidden }) => hidden);
  }
}
