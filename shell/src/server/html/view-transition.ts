import { createHash } from 'node:crypto';

const RULE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Enables view transitions between documents; the kit styles them. The rule is in each document instead of a stylesheet: if a
 * stylesheet loads late, Chromium shows the document before it has read the rule, skips the transition and logs an error to the
 * console.
 */
export const VIEW_TRANSITION_STYLE = `<style>${RULE}</style>`;

/** The source expression that allows only this style in a Content-Security-Policy. */
export const VIEW_TRANSITION_SOURCE = `'sha256-${createHash('sha256').update(RULE).digest('base64')}'`;
