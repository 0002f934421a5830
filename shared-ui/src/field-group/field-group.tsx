import { type ReactNode, useId } from 'react';
import { ErrorList } from '../error-list/error-list.tsx';
import type { FieldProps } from '../field/field.tsx';
import { fieldReferences, joinIds } from '../field/field-references.ts';
import { RequiredMark } from '../field/required-mark.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './field-group.module.css';

/** A fieldset for one question: its legend, its choices, and then the container of its errors (R5.4-2). */
export function FieldGroup({
  id,
  label,
  hint,
  errors = [],
  required = false,
  isRadioGroup = false,
  className,
  children,
}: FieldGroupProps) {
  const generatedId = useId();
  const firstId = id ?? generatedId;
  const hasHint = hint !== undefined;
  const isInvalid = errors.length > 0;
  const { hintId, errorsId, attributes } = fieldReferences(firstId, hasHint, isInvalid);
  const radioGroup = { ...attributes, role: 'radiogroup', 'aria-required': required || undefined };
  return (
    <fieldset
      className={joinClasses(styles.group, className)}
      aria-describedby={attributes['aria-describedby']}
      {...(isRadioGroup && radioGroup)}
    >
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
        {/* Only a radio group has an attribute for it. */}
        {required && !isRadioGroup && <span className="visually-hidden"> (Pflichtangabe)</span>}
      </legend>
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {children({
          firstId,
          attributes: {
            'aria-invalid': isInvalid || undefined,
            'aria-describedby': joinIds(isInvalid && errorsId),
          },
        })}
      </div>
      <div className={styles.errorContainer}>
        <ErrorList id={errorsId} errors={errors} />
      </div>
    </fieldset>
  );
}

export interface FieldGroupProps extends FieldProps {
  /** Whether the group is a radio group, which can expose `required` and `invalid` for the whole group. @default false */
  isRadioGroup?: boolean;
  children: (choices: ChoiceLinks) => ReactNode;
}

/** The ids and attributes that link choices to their group. */
export interface ChoiceLinks {
  /** Id of the first choice, which links to the group point to. */
  firstId: string;
  /** Attributes of every choice, which link it to the group's errors. */
  attributes: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** One of a group's choices. */
export interface GroupOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}
