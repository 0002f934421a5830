import { type ComponentProps, useId } from 'react';
import { Choice } from '../choice/choice.tsx';
import { ErrorList } from '../error-list/error-list.tsx';
import type { FieldProps } from '../field/field.tsx';
import { fieldReferences } from '../field/field-references.ts';
import { RequiredMark } from '../field/required-mark.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './checkbox.module.css';

/**
 * A single checkbox. Its error list follows its container (R5.4-2).
 *
 * @group Forms
 * @key Space: ticks or unticks the box
 * @rule Use it for one yes-or-no answer. For several options use CheckboxGroup.
 * @rule Phrase the label so that a tick means yes.
 */
export function Checkbox({
  id,
  label,
  hint,
  errors = [],
  required = false,
  className,
  ...attributes
}: CheckboxProps) {
  const generatedId = useId();
  const boxId = id ?? generatedId;
  const hasHint = hint !== undefined;
  const { hintId, errorsId, attributes: links } = fieldReferences(boxId, hasHint, errors.length > 0);
  return (
    <div className={joinClasses(styles.checkbox, className)}>
      <Choice
        {...attributes}
        {...links}
        type="checkbox"
        id={boxId}
        required={required}
        label={
          <>
            {label}
            {required && <RequiredMark />}
          </>
        }
      />
      <ErrorList id={errorsId} errors={errors} className={styles.errors} />
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface CheckboxProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'aria-describedby'> {
  /** Class of the input element, for scripts that select it by class. */
  inputClassName?: string | undefined;
}
