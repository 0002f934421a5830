/** Characters of the longest address that mail servers take (RFC 5321). */
export const LONGEST_ADDRESS = 254;

/** Each quantifier is followed by a character that it cannot take itself, so the time is linear. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/iu;

/** Whether mail could be sent there: one address as people write it, without name, quotes, comments or line breaks. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text) && !/(^|@|\.)(\.|@|$)/.test(text);
}
