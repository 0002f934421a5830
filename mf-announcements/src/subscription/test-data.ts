import { usePlatform } from '@stadtraum/federation-kit/platform';
import { type RefObject, useEffect } from 'react';

/** Test data; example.org is reserved (RFC 2606). */
const TEXTS = { 'input-email': 'test@example.org', 'input-company': 'Musterbau Test GmbH' };

/** Classes of the checkboxes to tick; only the first checkbox of each class is ticked. */
const BOXES = ['input-terms', 'custom-checkbox-subject'];

/**
 * Fills in the empty fields of a subscription form, on the test host only (R2.7-5, P26). It runs in the browser: cached documents
 * are the same for all hosts.
 */
export function useTestData(form: RefObject<HTMLFormElement | null>): void {
  const isTestHost = usePlatform().settings?.isTestHost ?? false;
  useEffect(() => {
    const input = (className: string) => form.current?.querySelector<HTMLInputElement>(`.${className}`);
    if (!isTestHost) return;
    for (const [className, text] of Object.entries(TEXTS)) {
      const field = input(className);
      if (field?.value === '') field.value = text;
    }
    for (const className of BOXES) {
      if (!input(`${className}:checked`)) input(className)?.click();
    }
  }, [isTestHost, form]);
}
