/** Paths of the site's icons, which `routes/site-files` serves. */
export const ICON_PATH = '/favicon.svg';
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';
export const MANIFEST_PATH = '/site.webmanifest';
/** The icon of 512 × 512 pixels, for structured data. */
export const LOGO_PATH = '/icon-512.png';

/** The links to the icons and the manifest in the head of every document. Browsers without SVG icons ask for `/favicon.ico`. */
export const ICON_LINKS = `<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">
<link rel="manifest" href="${MANIFEST_PATH}">`;
