/** 200 letters without a place to break. */
export const LONG_WORD = 'Betriebskostenabrechnungszeitraum'.repeat(7).slice(0, 200);
