/** The offers that a visitor remembers in this browser (VI14). */
export const REMEMBERED_OFFERS = { key: 'stadtraum-gemerkte-angebote', max: 50 };
