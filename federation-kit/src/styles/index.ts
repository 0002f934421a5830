export { builtClassesIn, findBuiltLeaks } from './built-styles.ts';
export { isAllowedOutsideLayers, ruleOutsideLayers } from './layers.ts';
export { describeLeaks, findStyleLeaks, type StyleLeak } from './style-leaks.ts';
export { tokensOf } from './tokens.ts';
