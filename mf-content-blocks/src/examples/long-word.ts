/** 200 letters without a break opportunity. */
export const LONG_WORD = 'Quartiersentwicklungsgesellschaft'.repeat(7).slice(0, 200);
