import { ASSET_PARAMETER, BASKET_PATH } from '@stadtraum/contracts/forms/press-basket';
import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { readRemembered } from '@stadtraum/shared-ui/remembered';
import { BASKET } from './basket.ts';

/**
 * Hydrates a block whose checkboxes must show a basket that is not empty, even if another window has filled it. Until then,
 * downloads also contain the collected pictures that are not ticked on the page.
 */
export const startBasket: Behaviour = (root, { hydrate, signal }) => {
  const stored = () => readRemembered(BASKET, () => localStorage);
  const showStored = () => {
    if (stored().length > 0) hydrate();
  };
  root.querySelector(`form[action="${BASKET_PATH}"]`)?.addEventListener(
    'formdata',
    (event) => {
      const { formData } = event as FormDataEvent;
      const ticked = formData.getAll(ASSET_PARAMETER);
      for (const uid of stored().map(String)) {
        if (!ticked.includes(uid)) formData.append(ASSET_PARAMETER, uid);
      }
    },
    { signal },
  );
  addEventListener('storage', showStored, { signal });
  showStored();
};
