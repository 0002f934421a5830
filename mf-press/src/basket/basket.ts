import { MAX_ASSETS } from '@stadtraum/contracts/forms/press-basket';

/** The pictures that a visitor has collected. */
export const BASKET = { key: 'stadtraum-merkliste', max: MAX_ASSETS };
