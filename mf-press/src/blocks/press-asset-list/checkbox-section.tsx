import { ChoicesFilter, type ChoicesFilterProps } from '@stadtraum/shared-ui/list';
import type { ChangeEvent } from 'react';
import { useTickedValues } from './use-ticked-values.ts';

/**
 * A group of checkboxes in the filter. A click marks the label as `active` and submits the filter immediately (R2.4-3). Without
 * JavaScript, the filter's button submits them.
 */
export function CheckboxSection({ id, name, label, options, value }: CheckboxSectionProps) {
  const [ticked, readTicked] = useTickedValues(id, name, value);
  const submitFilter = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    readTicked();
    form?.requestSubmit();
  };

  if (options.length === 0) return null;
  return (
    <ChoicesFilter
      {...{ id, name, label, options, value }}
      hint="Ein Klick filtert sofort."
      labelClassNameOf={(option) => (ticked.includes(option) ? 'active' : undefined)}
      onChange={submitFilter}
    />
  );
}

export type CheckboxSectionProps = Pick<ChoicesFilterProps, 'id' | 'name' | 'label' | 'options' | 'value'>;
