import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { PressAssetListContent } from './block.ts';
import { parameterOf } from './filter-names.ts';

/**
 * The list's filter: a GET form to the page itself (R2.4-7). Its reset submits an empty filter (R2.4-4), without JavaScript
 * from a form of its own.
 */
export function AssetFilter({ id, path, filter }: AssetFilterProps) {
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
    </FilterPanel>
  );
}

export interface AssetFilterProps {
  /** Unique on the page. */
  id: string;
  /** The page's own path. */
  path: string;
  /** The filter in force. */
  filter: PressAssetListContent['filter'];
}
