import type { FilterOption } from '@stadtraum/contracts/list';
import { useEffect, useRef, useState } from 'react';
import { CheckboxGroup } from '../../checkbox-group/checkbox-group.tsx';
import { Dropdown } from '../../dropdown/dropdown.tsx';
import { ErrorList } from '../../error-list/error-list.tsx';
import fieldStyles from '../../field/field.module.css';
import type { FilterField } from './filter-field.ts';
import { optionLabel } from './option-label.ts';

/**
 * Checkboxes like ChoicesFilter's, in a box that opens below a button, which names the ticked values. For a field beside others.
 *
 * @group Lists
 * @key Enter, Space: open or close the box on the button; tick or untick the focused checkbox
 * @key Escape: closes the box
 * @rule Declare the behaviour `dropdown` in the block.
 */
export function ChoicesMenuFilter({
  id,
  name,
  value,
  options,
  errors = [],
  label,
  all,
}: ChoicesMenuFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value);
  const errorsId = `${id}-errors`;

  function readChosen(): void {
    const boxes = root.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    setChosen([...boxes].map((box) => box.value));
  }

  useEffect(() => {
    const form = root.current?.querySelector('input')?.form;
    // The event comes before the fields have changed.
    const followReset = () => queueMicrotask(readChosen);
    form?.addEventListener('reset', followReset);
    return () => form?.removeEventListener('reset', followReset);
  });

  return (
    <div ref={root} className={fieldStyles.field} onInput={readChosen}>
      <span className={fieldStyles.label} aria-hidden="true">
        {label}
      </span>
      <Dropdown
        look="field"
        describedBy={errors.length > 0 ? errorsId : undefined}
        label={
          <>
            <span className="visually-hidden">{label}: </span>
            {chosen.length > 0 ? chosen.join(', ') : all}
          </>
        }
      >
        <CheckboxGroup
          id={id}
          name={name}
          label={<span className="visually-hidden">{label}</span>}
          options={options.map((option) => ({ value: option.value, label: optionLabel(option) }))}
          defaultValues={value}
        />
      </Dropdown>
      <ErrorList id={errorsId} className={fieldStyles.errors} errors={errors} />
    </div>
  );
}

export interface ChoicesMenuFilterProps extends FilterField<readonly string[], readonly FilterOption[]> {
  /** Names the values: „Bezirk“. */
  label: string;
  /** Shown when no value is ticked: „Alle Bezirke“. */
  all: string;
}
