import { type ReactNode, useId } from 'react';
import { ErrorList } from '../error-list/error-list.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';
import { type FieldReferenceAttributes, fieldReferences } from './field-references.ts';
import { RequiredMark } from './required-mark.tsx';

/**
 * The frame of a single form field: label, the field itself, directly after it its error list (R5.4-2), the hint. In a grid
 * with rows these take four rows, so that neighbours align.
 */
export function Field({
  id,
  label,
  hint,
  errors = NO_ERRORS,
  required = false,
  announcesErrors = false,
  companion,
  className,
  children,
}: FieldProps & FieldFrameProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const hasHint = hint !== undefined;
  const { hintId, errorsId, attributes } = fieldReferences(fieldId, hasHint, errors.length > 0);
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} id={`${fieldId}-label`} htmlFor={fieldId}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({ ...attributes, id: fieldId, required })}
      <ErrorList id={errorsId} className={styles.errors} errors={errors} announced={announcesErrors} />
      {hasHint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {companion}
    </div>
  );
}

/** Props of every field of the kit, whether a form library or the server fills it in. */
export interface FieldProps {
  /**
   * Unique on the page; label, hint and errors refer to it.
   * @default one that React generates
   */
  id?: string | undefined;
  /** The visible label. */
  label: ReactNode;
  /** Help for filling it in. */
  hint?: ReactNode;
  /**
   * The errors of the value; empty for a valid one.
   * @default []
   */
  errors?: readonly string[] | undefined;
  /** Whether the field must be filled in; marked with an asterisk. @default false */
  required?: boolean | undefined;
  /** Of the whole frame. */
  className?: string | undefined;
}

/** What a kind of field adds. */
interface FieldFrameProps {
  /** Whether errors are read out as soon as they appear. @default false */
  announcesErrors?: boolean;
  /** Overlays the field, in the second row. Last in the document, because errors directly follow the field. */
  companion?: ReactNode;
  /** The field itself, with the attributes that link it to label, hint and errors. */
  children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes extends FieldReferenceAttributes {
  id: string;
  required: boolean;
}

const NO_ERRORS: readonly string[] = [];
