import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startBasket } from '../../basket/basket-behaviour.ts';
import { startFilter } from './filter-behaviour.ts';

/** The list before hydration: its filter, and the pictures that the visitor has collected. */
const startPressAssetList: Behaviour = (root, context) => {
  startFilter(root, context);
  startBasket(root, context);
};
export default startPressAssetList;
