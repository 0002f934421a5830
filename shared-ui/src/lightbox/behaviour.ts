import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { indexFromHash } from './item-hash.ts';

/** Hydrates a block whose lightbox shows the item that the URL's fragment names (R2.11-13). */
const openFromHash: Behaviour = (root, { hydrate, signal }) => {
  const lightboxes = [...root.querySelectorAll<HTMLElement>('[data-lightbox]')];
  const follow = () => {
    const isNamed = ({ dataset }: HTMLElement) =>
      indexFromHash(location.hash, dataset.lightbox ?? '', Number(dataset.items)) !== undefined;
    if (lightboxes.some(isNamed)) hydrate();
  };
  follow();
  addEventListener('hashchange', follow, { signal });
};
export default openFromHash;
