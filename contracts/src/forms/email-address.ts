/** Maximum length, in characters, of an address that mail servers accept (RFC 5321). */
export const MAX_ADDRESS_LENGTH = 254;

/** Each quantifier is followed by a character that it cannot match itself, so matching takes linear time. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/iu;

/** Whether the text is a single email address without a display name, quotes, comments or line breaks. */
export function isEmailAddress(text: string): boolean {
  // Some systems write "ü" as two characters.
  const address = text.normalize('NFC');
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address) && !/(^|@|\.)(\.|@|$)/.test(address);
}
