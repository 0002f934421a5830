/** Chrome's message when the URL's anchor has focused a section that also has `autofocus` (R2.2-2). */
export const AUTOFOCUS_NOTE = /^console\.info: Autofocus processing was blocked/;
