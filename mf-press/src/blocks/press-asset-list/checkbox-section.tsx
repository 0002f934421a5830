import { ChoicesFilter, type ChoicesFilterProps } from '@stadtraum/shared-ui/list';
import styles from './press-asset-list.module.css';

/**
 * A group of checkboxes in the filter. A click marks the label as `active` and submits the filter immediately (R2.4-3), which
 * needs no hydration. Without JavaScript, the filter's button submits them.
 */
export function CheckboxSection({ label, ...field }: CheckboxSectionProps) {
  const { options, value } = field;
  if (options.length === 0) return null;
  return (
    <ChoicesFilter
      {...field}
      label={label}
      hint={<span className={styles.immediate}>Ein Klick filtert sofort.</span>}
      labelClassNameOf={(option) => (value.includes(option) ? 'active' : undefined)}
    />
  );
}

export type CheckboxSectionProps = Omit<ChoicesFilterProps, 'hint' | 'labelClassNameOf' | 'onChange'>;
