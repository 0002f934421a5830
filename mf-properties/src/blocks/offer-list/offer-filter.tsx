import {
  ChoiceFilter,
  FlagsFilter,
  filterFields,
  type ListLocation,
  parameterName,
  RangeFilter,
} from '@stadtraum/shared-ui/list';
import { Select } from '@stadtraum/shared-ui/select';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { OfferListContent } from './content.ts';
import { EQUIPMENT, SORTS } from './filter-names.ts';

/** Filter and sort order of the list: a GET form that submits to its own page, like the project list's (R2.2-5). */
export function OfferFilter({ id, list, filter, options, problems, sort }: OfferFilterProps) {
  const { queryPrefix } = list;
  const field = filterFields({ id, queryPrefix, filter, options, problems });
  return (
    <ListFilter id={id} list={list} legend="Angebote filtern">
      <ChoiceFilter {...field('district')} label="Bezirk" all="Alle Bezirke" />
      <ChoiceFilter {...field('kind')} label="Objektart" all="Alle Arten" />
      <ChoiceFilter {...field('wbs')} label="Wohnberechtigungsschein" all="Egal" />
      <Select
        id={`${id}-sort`}
        name={parameterName(queryPrefix, 'sort')}
        label="Sortieren nach"
        options={SORTS}
        defaultValue={sort}
      />
      <RangeFilter from={field('rentvon')} to={field('rentbis')} label="Gesamtmiete" unit="€" />
      <RangeFilter from={field('roomsvon')} to={field('roomsbis')} label="Zimmer" />
      <RangeFilter from={field('areavon')} to={field('areabis')} label="Fläche" unit="m²" />
      <FlagsFilter
        id={`${id}-equipment`}
        label="Ausstattung"
        flags={EQUIPMENT_NAMES.map((name) => ({ ...field(name), label: EQUIPMENT[name] }))}
      />
    </ListFilter>
  );
}

const EQUIPMENT_NAMES = Object.keys(EQUIPMENT) as (keyof typeof EQUIPMENT)[];

export interface OfferFilterProps extends Pick<OfferListContent, 'options' | 'sort'> {
  /** Unique on the page. */
  id: string;
  /** After a submission, the page jumps to the list's anchor. */
  list: ListLocation & { anchor: string };
  filter: Omit<OfferListContent['filter'], 'submitted'>;
  problems: OfferListContent['problems'];
}
