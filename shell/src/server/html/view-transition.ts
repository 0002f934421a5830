import { createHash } from 'node:crypto';

const RULE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Has browsers fade from one document into the next; how it looks is the kit's. The rule stands in each document and not in a
 * stylesheet: where that comes late, Chromium shows the document before it has read the rule, fades nothing, and writes an error
 * to the console.
 */
export const VIEW_TRANSITION_STYLE = `<style>${RULE}</style>`;

/** Source expression that allows exactly this style in a Content-Security-Policy. */
export const VIEW_TRANSITION_SOURCE = `'sha256-${createHash('sha256').update(RULE).digest('base64')}'`;
