/** The ids of a field's hint and errors, and the attributes by which the field refers to them. */
export interface FieldReferences {
  hintId: string;
  errorsId: string;
  attributes: FieldReferenceAttributes;
}

export interface FieldReferenceAttributes {
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * Links a field to its hint and, while it is invalid, to its error list (R5.4-2).
 *
 * @param id id of the field, or of a group's first field
 */
export function fieldReferences(id: string, hasHint: boolean, hasErrors: boolean): FieldReferences {
  const hintId = `${id}-hint`;
  const errorsId = `${id}-errors`;
  return {
    hintId,
    errorsId,
    attributes: {
      'aria-describedby': joinIds(hasErrors && errorsId, hasHint && hintId),
      'aria-errormessage': hasErrors ? errorsId : undefined,
      'aria-invalid': hasErrors || undefined,
    },
  };
}

/** Value of an attribute that refers to several elements; undefined without ids. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
