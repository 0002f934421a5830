import type { ContactForm, FormAnswer } from '@stadtraum/contracts/forms/contact-form';
import { FORM_UNDELIVERED } from '@stadtraum/contracts/forms/form-names';
import { readValues, sentBlockId } from '@stadtraum/contracts/forms/sent-fields';
import type { Block, PageModel } from '@stadtraum/contracts/page-model';

/**
 * Creates the page of a form that could not be delivered, with the entered values and an error message, for visitors without
 * JavaScript.
 *
 * @param body the form's body, URL-encoded
 * @returns undefined if the page has no such form
 */
export function undeliveredPage(page: PageModel, body: string): PageModel | undefined {
  const pairs = [...new URLSearchParams(body)];
  const id = sentBlockId(pairs);
  const isForm = (block: Block) => block.id === id && block.content.form !== undefined;
  if (!Object.values(page.regions).flat().some(isForm)) return undefined;

  const withError = (block: Block): Block => {
    const values = readValues(block.content.form as ContactForm, pairs);
    const answer: FormAnswer = { errors: [FORM_UNDELIVERED], values };
    return { ...block, content: { ...block.content, answer } };
  };
  const regions = Object.entries(page.regions).map(([name, blocks]) => [
    name,
    blocks.map((block) => (isForm(block) ? withError(block) : block)),
  ]);
  return { ...page, regions: Object.fromEntries(regions) };
}
