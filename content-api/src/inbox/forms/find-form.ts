import { berlinDay } from '../../kernel/berlin-time.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { pageAt } from '../../pages/page-at.ts';
import { type SubmittableForm, submittableForm } from './submittable-form.ts';

/** A submittable form with the id of its block. */
export type FoundForm = SubmittableForm & { block: string };

/** Finds the form in the given block of a page; without a block, the only form of the page. */
export async function findForm(
  queries: Queries,
  page: string,
  block: string | undefined,
): Promise<FoundForm | undefined> {
  const found = await pageAt(queries, page, berlinDay(new Date()));
  const forms = Object.values(found?.regions ?? {})
    .flat()
    .flatMap((candidate) => {
      const form = submittableForm(candidate);
      return form ? [{ ...form, block: candidate.id }] : [];
    });
  if (block !== undefined) return forms.find((form) => form.block === block);
  return forms.length === 1 ? forms[0] : undefined;
}
