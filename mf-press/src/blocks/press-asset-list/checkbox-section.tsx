import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import type { ChangeEvent } from 'react';
import type { FilterOptions } from './content.ts';
import { useTickedValues } from './use-ticked-values.ts';

/**
 * Boxes of the filter. A click marks the box's label as `active` and submits the filter at once (R2.4-3), and the hint says
 * so. Without JavaScript the filter's button submits them.
 */
export function CheckboxSection({ id, name, label, options, inForce }: CheckboxSectionProps) {
  const [ticked, lookAgain] = useTickedValues(id, name, inForce);
  const submitAtOnce = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    lookAgain();
    form?.requestSubmit();
  };

  if (options.length === 0) return null;
  return (
    <CheckboxGroup
      id={id}
      name={name}
      label={label}
      hint="Ein Klick filtert sofort."
      options={options.map(({ value, hits }) => ({
        value,
        label: `${value} (${hits})`,
        labelClassName: ticked.includes(value) ? 'active' : undefined,
      }))}
      defaultValues={inForce}
      onChange={submitAtOnce}
    />
  );
}

export interface CheckboxSectionProps {
  /** Unique on the page. */
  id: string;
  /** Parameter of the query, which is repeated for each box. */
  name: string;
  label: string;
  options: FilterOptions;
  /** Values of the filter in force. */
  inForce: readonly string[];
}
