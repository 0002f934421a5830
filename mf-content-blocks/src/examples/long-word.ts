/** 200 letters without a place to break. */
export const LONG_WORD = 'Quartiersentwicklungsgesellschaft'.repeat(7).slice(0, 200);
