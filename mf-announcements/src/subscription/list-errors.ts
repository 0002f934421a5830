import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import type { ErrorSummaryProps } from '@stadtraum/shared-ui/error-summary';

/**
 * The errors for the summary, in the order of the fields. Errors in fields that the form does not show come last and link to the
 * submit button.
 *
 * @param id the form's id
 * @param shownFields classes of the form's inputs
 */
export function listErrors(
  id: string,
  errors: readonly FieldError[],
  shownFields: readonly string[],
): ErrorSummaryProps['errors'] {
  const inFields = shownFields.flatMap((shown) => errors.filter(({ field }) => field === shown));
  const others = errors.filter(({ field }) => !shownFields.includes(field));
  return [
    ...inFields.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message })),
    ...others.map(({ message }) => ({ fieldId: `${id}-send`, message })),
  ];
}
