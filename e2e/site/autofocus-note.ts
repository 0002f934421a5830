/** Chrome's word on a page whose section has the focus by the address's anchor and asks for it, too (R2.2-2). */
export const AUTOFOCUS_NOTE = /^console\.info: Autofocus processing was blocked/;
