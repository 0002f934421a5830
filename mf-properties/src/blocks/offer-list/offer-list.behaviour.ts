/** The offers that the visitor remembers, before hydration and after it. */
export { startRemembering as default } from '../../remember/remember-behaviour.ts';
