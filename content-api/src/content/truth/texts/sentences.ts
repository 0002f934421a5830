/** Abbreviations and days such as `12. September` end in a full stop within a sentence. */
const SENTENCE_END = /(?<=[^\d\s]{3}[.!?:;]["“]?)\s+(?=[\p{Lu}„"\d])|(?<=\d{4}[.!?:;])\s+(?=[\p{Lu}„"])/u;

/** The clauses of a text: parts of its sentences between commas. HTML is read without its tags, and its elements are sentences of their own. */
export function clausesOf(text: string): string[] {
  return text
    .split(/<\/?(?:p|div|h\d|li|ul|ol|dl|dt|dd|td|th|tr|table|br|figcaption|blockquote)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replace(/[\s\u00ad]+/g, ' ')
        .trim(),
    )
    .flatMap((part) => part.split(SENTENCE_END))
    .flatMap((sentence) => sentence.split(/,\s+|\s[–—]\s/))
    .filter((clause) => clause !== '');
}
