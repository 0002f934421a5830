/** The press basket ("Merkliste"): a form that sends the pictures' numbers, and the ZIP that answers it. */

/** `GET /daten/presse/bilder.zip?bild=187&bild=190&seite=/presse/bildmaterial` */
export const BASKET_PATH = '/daten/presse/bilder.zip';

/** Query parameter with the uid of one press asset; repeated for each. */
export const ASSET_PARAMETER = 'bild';

/** Query parameter with the path of the page that holds the form; what cannot be answered leads back there. */
export const BACK_PARAMETER = 'seite';

/** Query parameter and fragment of that page then. */
export const BASKET_ANCHOR = 'merkliste';

/** Why there is no ZIP: no picture was chosen that there is, too many were, or their files are too large together. */
export const BASKET_REFUSALS = ['leer', 'zu-viele', 'zu-gross'] as const;
export type BasketRefusal = (typeof BASKET_REFUSALS)[number];

/** Pictures of one ZIP at most. */
export const MOST_ASSETS = 50;
