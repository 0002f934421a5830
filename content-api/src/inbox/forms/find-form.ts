import { and, eq, isNotNull } from 'drizzle-orm';
import { berlinDay } from '../../kernel/berlin-time.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { pageAt } from '../../pages/page-at.ts';
import { recordPath } from '../../store/record-page.ts';
import { recordPages, records } from '../../store/schema.ts';
import { type SubmittableForm, submittableForm } from './submittable-form.ts';

/** A submittable form with the id of its block. */
export type FoundForm = SubmittableForm & { block: string };

/**
 * Finds the form in the given block of a page; without a block, the only form of the page.
 *
 * @param options.evenIfHidden finds the form that the page of a hidden record had
 */
export async function findForm(
  queries: Queries,
  page: string,
  block: string | undefined,
  options: { evenIfHidden?: boolean } = {},
): Promise<FoundForm | undefined> {
  const found = await pageAt(queries, page, berlinDay(new Date()), options);
  const forms = Object.values(found?.regions ?? {})
    .flat()
    .flatMap((candidate) => {
      const form = submittableForm(candidate);
      return form ? [{ ...form, block: candidate.id }] : [];
    });
  if (block !== undefined) return forms.find((form) => form.block === block);
  return forms.length === 1 ? forms[0] : undefined;
}

/**
 * Finds the fields of a form that pages no longer have: on the page of a hidden record, or on that of a removed one, whose fields are
 * those of any other record.
 */
export async function findFormerForm(
  queries: Queries,
  page: string,
  block: string | undefined,
): Promise<Pick<FoundForm, 'form'> | undefined> {
  const hidden = await findForm(queries, page, block, { evenIfHidden: true });
  if (hidden) return hidden;
  const base = page.slice(0, page.lastIndexOf('/'));
  const [other] = await queries
    .select({ slug: records.slug })
    .from(records)
    .innerJoin(recordPages, eq(recordPages.collection, records.collection))
    .where(and(eq(recordPages.path, base), isNotNull(records.slug)))
    .limit(1);
  if (!other?.slug) return undefined;
  return findForm(queries, recordPath(base, other.slug), block, { evenIfHidden: true });
}
