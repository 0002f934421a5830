import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startFilter } from './filter-behaviour.ts';

/** The list before hydration: its filter's scrolling and focus. */
const startPressAssetList: Behaviour = (root, context) => {
  startFilter(root, context);
};
export default startPressAssetList;
