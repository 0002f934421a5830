import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { CheckboxSection } from './checkbox-section.tsx';
import type { AssetFilterValues, FilterOptions, PressAssetListContent } from './content.ts';
import { parameterOf } from './filter-names.ts';

/**
 * The list's filter (R2.4-2): a GET form to the page itself (R2.4-7). Its reset submits an empty filter (R2.4-4), without
 * JavaScript from a form of its own.
 */
export function AssetFilter({ id, path, filter, options }: AssetFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend="Bildmaterial filtern"
      action={path}
      resetBy="submitting"
      emptyFields={{ [parameterOf('title')]: '' }}
    >
      <TextField
        id={`${id}-title`}
        name={parameterOf('title')}
        label="Titel"
        hint="Ein Wort aus dem Titel genügt, zum Beispiel „Richtfest“."
        type="search"
        defaultValue={filter.title}
        maxLength={200}
        autoComplete="off"
      />
      <Select
        id={`${id}-topic`}
        name={parameterOf('topic')}
        label="Thema"
        options={choicesOf('Alle Themen', options.topic)}
        defaultValue={filter.topic}
      />
      <Select
        id={`${id}-project`}
        name={parameterOf('project')}
        label="Projekt"
        options={choicesOf('Alle Projekte', options.project)}
        defaultValue={filter.project}
      />
      <CheckboxSection
        id={`${id}-kind`}
        name={parameterOf('kind', { isRepeated: true })}
        label="Art des Bildes"
        options={options.kind}
        inForce={filter.kind}
      />
      <CheckboxSection
        id={`${id}-shape`}
        name={parameterOf('shape', { isRepeated: true })}
        label="Format"
        options={options.shape}
        inForce={filter.shape}
      />
    </FilterPanel>
  );
}

export interface AssetFilterProps {
  /** Unique on the page. */
  id: string;
  /** The page's own path. */
  path: string;
  /** The filter in force. */
  filter: AssetFilterValues;
  options: PressAssetListContent['options'];
}

/** A select's options, the first of which is no restriction. */
function choicesOf(none: string, options: FilterOptions) {
  return [
    { value: '', label: none },
    ...options.map(({ value, hits }) => ({ value, label: `${value} (${hits})` })),
  ];
}
