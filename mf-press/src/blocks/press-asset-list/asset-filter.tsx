import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { ChoiceFilter, filterFields, type ListLocation, TextFilter } from '@stadtraum/shared-ui/list';
import { CheckboxSection } from './checkbox-section.tsx';
import type { PressAssetListContent } from './content.ts';

/**
 * The list's filter (R2.4-2): a GET form that submits to its own page (R2.4-7). The reset clears and submits it (R2.4-4); without
 * JavaScript, it is a link to the empty filter.
 */
export function AssetFilter({ id, list, filter, options, problems }: AssetFilterProps) {
  const { path, queryPrefix } = list;
  const field = filterFields({ id, queryPrefix, filter, options, problems });
  const title = field('title');
  return (
    <FilterPanel
      id={id}
      legend="Bildmaterial filtern"
      action={path}
      resetBy="submitting"
      // With the title's parameter, the page scrolls to the filter (R2.4-1).
      resetHref={`${path}?${new URLSearchParams([[title.name, '']])}`}
    >
      <TextFilter {...title} label="Titel" hint="Ein Wort aus dem Titel genügt, zum Beispiel „Richtfest“." />
      <ChoiceFilter {...field('topic')} label="Thema" all="Alle Themen" />
      <ChoiceFilter {...field('project')} label="Projekt" all="Alle Projekte" />
      <CheckboxSection {...field('kind')} label="Art des Bildes" />
      <CheckboxSection {...field('shape')} label="Format" />
    </FilterPanel>
  );
}

export interface AssetFilterProps extends Pick<PressAssetListContent, 'filter' | 'options'> {
  /** Unique on the page. */
  id: string;
  list: ListLocation;
  problems: PressAssetListContent['problems'];
}
