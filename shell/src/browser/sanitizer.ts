import DOMPurify, { type Config } from 'dompurify';
import { FORBIDDEN_ATTRIBUTES, FORBIDDEN_ELEMENTS } from './forbidden-html.ts';

interface PassThrough {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/**
 * Creates a sanitizer for browsers that have none.
 *
 * @param createPolicy creates the policy with which DOMPurify parses HTML, in an inert document
 */
export function createSanitizer(createPolicy: (rules: PassThrough) => unknown): (html: string) => string {
  const policy = createPolicy({ createHTML: (html) => html, createScriptURL: (url) => url });
  const config: Config = {
    // Otherwise DOMPurify would create its own policy, which the CSP forbids.
    TRUSTED_TYPES_POLICY: policy as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
    RETURN_TRUSTED_TYPE: false,
    ADD_ATTR: ['target'],
    FORBID_TAGS: [...FORBIDDEN_ELEMENTS],
    FORBID_ATTR: [...FORBIDDEN_ATTRIBUTES],
  };
  return (html) => DOMPurify.sanitize(html, config) as string;
}
