export { builtClassesIn, findBuiltLeaks, isBuiltName } from './built-styles.ts';
export { isAllowedOutsideLayers, ruleOutsideLayers } from './layers.ts';
export { describeLeaks, findStyleLeaks, type StyleLeak, type StyleOwner } from './style-leaks.ts';
