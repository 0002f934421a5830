import { createHash } from 'node:crypto';
import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { canonicalJson } from '../../kernel/json-tree.ts';

/** The characters of FORM_REFERENCE. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const HALF = 4;

/** SHA-256 of a form's page, block and values; detects duplicates. */
export function formHash({
  page,
  block,
  values,
}: {
  page: string;
  block: string;
  values: FormValues;
}): string {
  return createHash('sha256')
    .update(canonicalJson([page, block, values]))
    .digest('hex');
}

/**
 * A form's reference number, computed from the stored form. It does not reveal how many forms have arrived. Among 10,000 forms,
 * the probability that any two share a number is about 1 in 7,500.
 *
 * @param id the stored form's id
 */
export function formReference({ id, hash }: { id: number | string; hash: string }): string {
  const digest = createHash('sha256').update(`${id} ${hash}`).digest();
  const characters = [...digest.subarray(0, 2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${characters.slice(0, HALF).join('')}-${characters.slice(HALF).join('')}`;
}
