import { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { validated } from './content-api-client.ts';
import type { ContentResult } from './content-source.ts';

const validatePage = lazyValidator(PageModel);
const validateRedirect = lazyValidator(Redirect);

/**
 * Validates the content API's response for a path, or a copy of that response from disk.
 *
 * @param value parsed JSON of a page model or a redirect
 * @throws CodedError CONTENT_ANSWER_INVALID
 */
export function validatedResult(value: unknown, path: string): ContentResult {
  if (typeof value === 'object' && value !== null && 'redirectUrl' in value) {
    return { kind: 'redirect', redirect: validated(validateRedirect, value, path) };
  }
  return { kind: 'page', page: validated(validatePage, value, path) };
}
