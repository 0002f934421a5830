import { hydrateRoot } from 'react-dom/client';
import { exampleFile, idPrefix } from './example-modules.ts';
import { startNavigation } from './navigation.ts';

const load = import.meta.webpackContext('../../src', { regExp: /\.examples\.tsx$/, mode: 'lazy' });

const PLACEHOLDER = 'picture.svg';

startNavigation();
document.addEventListener('error', ({ target }) => showPlaceholder(target), { capture: true });
for (const image of document.images) if (image.complete && image.naturalWidth === 0) showPlaceholder(image);
document.addEventListener('click', stayOnPage);
document.addEventListener('submit', (event) => event.preventDefault());
for (const root of document.querySelectorAll<HTMLElement>('[data-example]')) void hydrate(root);

/** An example that throws keeps its server-rendered HTML; the others still hydrate. */
async function hydrate(root: HTMLElement): Promise<void> {
  const entry = root.dataset.component ?? '';
  const index = Number(root.dataset.example);
  try {
    const example = (await load(exampleFile(entry))).default[index];
    if (example) hydrateRoot(root, example.element, { identifierPrefix: idPrefix(entry, index) });
  } catch (error) {
    console.error(`The example ${entry} ${index} failed`, error);
  }
}

/**
 * Replaces a picture of the site, which the catalogue does not have. Changes only attributes, because React hydrates the
 * elements.
 */
function showPlaceholder(image: unknown): void {
  if (!(image instanceof HTMLImageElement) || image.dataset.placeholder !== undefined) return;
  image.dataset.placeholder = '';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset = PLACEHOLDER;
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER;
}

/** Prevents navigation: links in examples point to pages of the site, which the catalogue does not have. */
function stayOnPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('[data-example] a[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}
