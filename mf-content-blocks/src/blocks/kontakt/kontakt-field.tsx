import { type FormField, TICKED } from '@stadtraum/contracts/contact-form';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { Select } from '@stadtraum/shared-ui/select';
import { TextArea } from '@stadtraum/shared-ui/text-area';
import { TextField } from '@stadtraum/shared-ui/text-field';

/** One field of the form, as its kind wants to be filled in. What is none of the kinds below is a line of text. */
export function KontaktField({ id, field, name, value, errors }: KontaktFieldProps) {
  const { type, label, description, required, autocomplete, maxLength, options = [] } = field;
  const shared = { id, name, label, hint: description, required, errors };
  const text = { ...shared, defaultValue: value, autoComplete: autocomplete, maxLength };
  switch (type) {
    case 'checkbox':
      return <Checkbox {...shared} value={TICKED} defaultChecked={value === TICKED} />;
    case 'textarea':
      return <TextArea {...text} />;
    case 'select':
    case 'radio':
      return (
        <Select
          {...shared}
          defaultValue={value}
          options={[{ value: '', label: 'Bitte wählen' }, ...options]}
        />
      );
    default:
      return <TextField {...text} type={INPUT_TYPES[type] ?? 'text'} />;
  }
}

export interface KontaktFieldProps {
  id: string;
  field: FormField;
  /** That it is sent under. */
  name: string;
  /** What was entered before. */
  value: string;
  errors: readonly string[];
}

const INPUT_TYPES: Partial<Record<FormField['type'], 'email' | 'tel'>> = { email: 'email', phone: 'tel' };
