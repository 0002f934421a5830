import { type Static, Type } from '@sinclair/typebox';
import { type Choice, chosen, isChoice, OrChoice, optionsOf } from './choice.ts';
import { FIELD_PATTERN, type FieldReference, fieldReference, fieldValue } from './record-field.ts';

/**
 * Text with the record's fields in braces: `{title} in {district}`. A part in brackets is left out if a field in it is missing or
 * false, and a field that is true adds nothing: `[{rooms|number}-Zimmer-]Wohnung[{balcony} mit Balkon]`. The text may depend on a
 * field (see `Choice`).
 */
export const RecordText = OrChoice(Type.String({ minLength: 1, maxLength: 400 }));
export type RecordText = Static<typeof RecordText>;

const FIELD = new RegExp(FIELD_PATTERN, 'g');
const OPTIONAL_PART = /\[([^[\]]*)\]/g;
/** Maximum number of characters from one field, so that a long field does not push the site's name out of a title. */
const MAX_FIELD_LENGTH = 140;

/**
 * The text for a record, in at most `length` characters; longer texts are cut at a word boundary.
 *
 * @param today the day in Berlin
 */
export function textFor(
  template: RecordText,
  record: Record<string, unknown>,
  length: number,
  today: string,
): string {
  const text = isChoice(template) ? chosen(template as Choice<string>, record) : template;
  return shorten(fillText(text, record, today).replace(/\s+/g, ' ').trim(), length);
}

/**
 * A text with the record's fields in place of the braces.
 *
 * @param encode applied to the text of each field
 */
export function fillText(
  text: string,
  record: Record<string, unknown>,
  today: string,
  encode = (value: string) => value,
): string {
  if (!text.includes('{')) return text;
  return text
    .replace(OPTIONAL_PART, (whole, part: string) => {
      if (fieldsInText(part).length === 0) return whole;
      return isComplete(part, record) ? part : '';
    })
    .replace(FIELD, (...match) =>
      encode(shorten(wordsOf(fieldValue(fieldReference(match), record, today)), MAX_FIELD_LENGTH)),
    );
}

/** The fields in a text, in all its variants. */
export function fieldsInText(template: RecordText): FieldReference[] {
  const texts = isChoice(template) ? optionsOf(template as Choice<string>) : [template];
  return texts.flatMap((text) => [...text.matchAll(FIELD)].map(fieldReference));
}

function isComplete(part: string, record: Record<string, unknown>): boolean {
  return fieldsInText(part).every((reference) => {
    const value = fieldValue(reference, record);
    return value !== undefined && value !== false && value !== '';
  });
}

function wordsOf(value: unknown): string {
  return value === undefined || typeof value === 'boolean' ? '' : String(value);
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
