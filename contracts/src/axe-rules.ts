/** Rules of axe for whole pages, switched off: regions and the first heading are not a single block's responsibility. */
export const BLOCK_RULES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** The same for jsdom, which computes no layout for the contrast of colours. */
export const BLOCK_RULES_WITHOUT_LAYOUT = { ...BLOCK_RULES, 'color-contrast': { enabled: false } };
