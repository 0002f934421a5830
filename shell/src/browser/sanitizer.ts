import DOMPurify, { type Config } from 'dompurify';
import { FORBIDDEN_ATTRIBUTES, FORBIDDEN_ELEMENTS } from './forbidden-html.ts';

interface PassThrough {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/**
 * A sanitizer for browsers without one.
 *
 * @param createPolicy creates the policy that DOMPurify parses with, in an inert document
 */
export function createSanitize(createPolicy: (rules: PassThrough) => unknown): (html: string) => string {
  const policy = createPolicy({ createHTML: (html) => html, createScriptURL: (url) => url });
  const config: Config = {
    // Without it, DOMPurify would create its own policy, which the CSP refuses.
    TRUSTED_TYPES_POLICY: policy as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
    RETURN_TRUSTED_TYPE: false,
    ADD_ATTR: ['target'],
    FORBID_TAGS: [...FORBIDDEN_ELEMENTS],
    FORBID_ATTR: [...FORBIDDEN_ATTRIBUTES],
  };
  return (html) => DOMPurify.sanitize(html, config) as string;
}
