/** @typedef {NonNullable<import('../types.ts').PictureOrder['shows']>} Shows */

/** @param {...string} houses @returns {Shows} */
const at = (...houses) => ({ houses });

/**
 * What the views of streets and courts show of the houses that are let.
 *
 * @type {Record<string, Shows | undefined>}
 */
export const SHOWN = {
  'muehlenweg-hof': at('Mühlenweg 7', 'Mühlenweg 11'),
  'muehlenweg-hoffest': at('Mühlenweg 7', 'Mühlenweg 11'),
  'wasserturm-siedlung-hof': at('Am Wasserturm 17'),
  'wasserturm-siedlung-eingang': at('Am Wasserturm 17'),
  'wasserturm-siedlung-tag': at('Am Wasserturm 33'),
  'wasserturm-siedlung-winter': at('Am Wasserturm 33'),
  'altstadt-abend': at('Marktgasse 8'),
  'altstadt-tag': at('Marktgasse 8', 'Marktgasse 12'),
  'brueckenkopf-strassenbahn': at('Brückenstraße 30', 'Brückenstraße 34', 'Brückenstraße 36'),
  'brueckenkopf-spielplatz': at('Brückenstraße 30'),
  'lindenhoefe-mietergaerten': at('Lindenallee 15'),
  'lindenhoefe-photovoltaik': at('Lindenallee 9', 'Lindenallee 15'),
  'lindenhoefe-wochenmarkt': at('Lindenallee 9', 'Lindenallee 15'),
  'hochhaus-birkenring': at('Birkenring 19'),
  'birkenring-aufstockung': at('Birkenring 7'),
};
