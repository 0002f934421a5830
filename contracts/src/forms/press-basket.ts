/** The press basket ("Merkliste"): a form that requests a ZIP file of the selected pictures. */

/** `GET /daten/presse/bilder.zip?bild=187&bild=190&seite=/presse/bildmaterial` */
export const BASKET_PATH = '/daten/presse/bilder.zip';

/** Query parameter with the uid of a press asset; repeated for each asset. */
export const ASSET_PARAMETER = 'bild';

/** Query parameter with the path of the form's page; a rejected request redirects back to it. */
export const BACK_PARAMETER = 'seite';

/** Query parameter and fragment to which a rejected request redirects. */
export const BASKET_ANCHOR = 'merkliste';

/** Why a request is rejected: no existing picture is selected, too many are, or their files are too large in total. */
export const BASKET_REFUSALS = ['leer', 'zu-viele', 'zu-gross'] as const;
export type BasketRefusal = (typeof BASKET_REFUSALS)[number];

/** Maximum number of pictures in one ZIP. */
export const MAX_ASSETS = 50;
