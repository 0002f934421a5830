import {
  ChoiceFilter,
  ChoicesMenuFilter,
  FlagsFilter,
  filterFields,
  RangeFilter,
  TextFilter,
} from '@stadtraum/shared-ui/list';
import type { OfferListContent } from './content.ts';
import { EQUIPMENT } from './filter-names.ts';

type Filter = Omit<OfferListContent['filter'], 'submitted'>;

/** Binds the fields of a form to a filter of offers; see `filterFields`. */
export function offerFields(
  form: Parameters<typeof filterFields<Filter, OfferListContent['options']>>[0],
): OfferFieldOf {
  return filterFields(form);
}

export type OfferFieldOf = ReturnType<typeof filterFields<Filter, OfferListContent['options']>>;

/** Several districts, or one, if the content API reads only one. */
export function DistrictFilter({ value, ...field }: DistrictFilterProps) {
  const names = { label: 'Bezirk', all: 'Alle Bezirke' };
  if (typeof value === 'string') return <ChoiceFilter {...field} {...names} value={value} />;
  return <ChoicesMenuFilter {...field} {...names} value={value} />;
}

export type DistrictFilterProps = Omit<Parameters<typeof ChoiceFilter>[0], 'value' | 'label' | 'all'> & {
  value: Filter['district'];
};

/** The fields that few visitors need. */
export function MoreOfferFields({ id, field }: MoreOfferFieldsProps) {
  return (
    <>
      <ChoiceFilter {...field('kind')} label="Objektart" all="Alle Arten" />
      <ChoiceFilter {...field('wbs')} label="Wohnberechtigungsschein" all="Egal" />
      <TextFilter {...field('rentvon')} isNumber label="Gesamtmiete ab, in €" />
      <TextFilter {...field('roomsbis')} isNumber label="Zimmer bis" />
      <RangeFilter from={field('areavon')} to={field('areabis')} label="Fläche" unit="m²" />
      <FlagsFilter
        id={`${id}-equipment`}
        label="Ausstattung"
        flags={EQUIPMENT_NAMES.map((name) => ({ ...field(name), label: EQUIPMENT[name] }))}
      />
    </>
  );
}

export interface MoreOfferFieldsProps {
  /** Id of the form. */
  id: string;
  field: OfferFieldOf;
}

const EQUIPMENT_NAMES = Object.keys(EQUIPMENT) as (keyof typeof EQUIPMENT)[];

/** The filters of `MoreOfferFields`. */
export const FOLDED = [
  ...(['kind', 'wbs', 'rentvon', 'roomsbis', 'areavon', 'areabis'] as const),
  ...EQUIPMENT_NAMES,
];
