import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { TICKED } from '@stadtraum/contracts/forms/form-names';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { DateField } from '@stadtraum/shared-ui/date-field';
import { RadioGroup } from '@stadtraum/shared-ui/radio-group';
import { Select } from '@stadtraum/shared-ui/select';
import { TextArea } from '@stadtraum/shared-ui/text-area';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { submittedFieldName } from './field-name.ts';
import styles from './plugin-form.module.css';

/** A field in a plugin form, rendered according to its type. Unknown types become single-line text fields. */
export function FormInput({ id, field, value, errors }: FormInputProps) {
  const { type, label, description, required, autocomplete, maxLength, placeholder, options = [] } = field;
  const text = String(value ?? '');
  const commonProps = { id, name: submittedFieldName(field), label, hint: description, required, errors };
  const textProps = {
    ...commonProps,
    defaultValue: text,
    autoComplete: autocomplete,
    maxLength,
    placeholder,
  };
  switch (type) {
    case 'hidden':
      return <input type="hidden" name={commonProps.name} value={field.value} />;
    case 'checkbox':
      return (
        <Checkbox {...commonProps} className={styles.wide} value={TICKED} defaultChecked={value === TICKED} />
      );
    case 'checkboxes':
      return (
        <CheckboxGroup
          {...commonProps}
          className={styles.wide}
          options={options}
          defaultValues={Array.isArray(value) ? value : []}
        />
      );
    case 'radio':
      return <RadioGroup {...commonProps} className={styles.wide} options={options} defaultValue={text} />;
    case 'textarea':
      return <TextArea {...textProps} className={styles.wide} rows={required ? LONG_ROWS : SHORT_ROWS} />;
    case 'select':
      return (
        <Select
          {...commonProps}
          defaultValue={text}
          options={[{ value: '', label: 'Bitte wählen' }, ...options]}
        />
      );
    case 'date':
      return (
        <DateField
          {...commonProps}
          defaultValue={text}
          min={field.earliest}
          max={field.latest}
          workdaysOnly={field.workdaysOnly}
        />
      );
    default:
      return (
        <TextField
          {...textProps}
          type={INPUT_TYPES[type] ?? 'text'}
          inputMode={INPUT_MODES[type] ?? undefined}
        />
      );
  }
}

export interface FormInputProps {
  id: string;
  field: FormField;
  /** Input from an earlier submission. */
  value: string | readonly string[] | undefined;
  errors: readonly string[];
}

/** Lines of a text that is the form's purpose, and of one that visitors may add. The field grows with its text. */
const LONG_ROWS = 5;
const SHORT_ROWS = 3;

const INPUT_TYPES: Partial<Record<FormField['type'], 'email' | 'tel'>> = { email: 'email', phone: 'tel' };
const INPUT_MODES: Partial<Record<FormField['type'], 'numeric'>> = { postcode: 'numeric' };
