import { ChoicesFilter, type ChoicesFilterProps } from '@stadtraum/shared-ui/list';

/**
 * A group of checkboxes in the filter. A click marks the label as `active` and submits the filter immediately (R2.4-3), which
 * needs no hydration. Without JavaScript, the filter's button submits them.
 */
export function CheckboxSection({ id, name, label, options, value }: CheckboxSectionProps) {
  if (options.length === 0) return null;
  return (
    <ChoicesFilter
      {...{ id, name, label, options, value }}
      hint="Ein Klick filtert sofort."
      labelClassNameOf={(option) => (value.includes(option) ? 'active' : undefined)}
    />
  );
}

export type CheckboxSectionProps = Pick<ChoicesFilterProps, 'id' | 'name' | 'label' | 'options' | 'value'>;
