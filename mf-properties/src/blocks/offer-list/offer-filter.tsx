import {
  ChoiceFilter,
  ChoicesMenuFilter,
  FlagsFilter,
  filterFields,
  HitsButton,
  type ListLocation,
  parameterName,
  RangeEndFilter,
  RangeFilter,
} from '@stadtraum/shared-ui/list';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { OfferListContent } from './content.ts';
import { EQUIPMENT } from './filter-names.ts';

/**
 * The filter of the list: a GET form that submits to its own page, like the project list's (R2.2-5). Three fields are visible, the others
 * are folded (VI4). The sort order and the remembered offers stay when it is submitted.
 */
export function OfferFilter({ id, list, filter, options, problems = [], sort, total }: OfferFilterProps) {
  const { queryPrefix } = list;
  const field = filterFields({ id, queryPrefix, filter, options, problems });
  return (
    <ListFilter
      id={id}
      list={list}
      legend="Angebote filtern"
      submit={<HitsButton form={id} total={total} one="Angebot" many="Angebote" />}
      isDrawer
      hiddenFields={keptParameters(queryPrefix, { sort, uid: filter.uid })}
      more={{
        count: FOLDED.filter((name) => filter[name]).length,
        startsOpen: problems.some(({ name }) => FOLDED.some((folded) => folded === name)),
        fields: (
          <>
            <ChoiceFilter {...field('kind')} label="Objektart" all="Alle Arten" />
            <ChoiceFilter {...field('wbs')} label="Wohnberechtigungsschein" all="Egal" />
            <RangeEndFilter {...field('rentvon')} label="Gesamtmiete ab, in €" />
            <RangeEndFilter {...field('roomsbis')} label="Zimmer bis" />
            <RangeFilter from={field('areavon')} to={field('areabis')} label="Fläche" unit="m²" />
            <FlagsFilter
              id={`${id}-equipment`}
              label="Ausstattung"
              flags={EQUIPMENT_NAMES.map((name) => ({ ...field(name), label: EQUIPMENT[name] }))}
            />
          </>
        ),
      }}
    >
      <DistrictFilter {...field('district')} />
      <RangeEndFilter {...field('roomsvon')} label="Zimmer ab" />
      <RangeEndFilter {...field('rentbis')} label="Gesamtmiete bis, in €" />
    </ListFilter>
  );
}

/** Several districts, or one, if the content API reads only one. */
function DistrictFilter({ value, ...field }: DistrictFilterProps) {
  const names = { label: 'Bezirk', all: 'Alle Bezirke' };
  if (typeof value === 'string') return <ChoiceFilter {...field} {...names} value={value} />;
  return <ChoicesMenuFilter {...field} {...names} value={value} />;
}

type DistrictFilterProps = Omit<Parameters<typeof ChoiceFilter>[0], 'value' | 'label' | 'all'> & {
  value: OfferListContent['filter']['district'];
};

const EQUIPMENT_NAMES = Object.keys(EQUIPMENT) as (keyof typeof EQUIPMENT)[];

/** The filters whose fields are folded. */
const FOLDED = ['kind', 'wbs', 'rentvon', 'roomsbis', 'areavon', 'areabis', ...EQUIPMENT_NAMES] as const;

function keptParameters(
  queryPrefix: string,
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [[parameterName(queryPrefix, name), value]] : [],
    ),
  );
}

export interface OfferFilterProps extends Pick<OfferListContent, 'options' | 'sort' | 'total'> {
  /** Unique on the page. */
  id: string;
  /** After a submission, the page jumps to the list's anchor. */
  list: ListLocation & { anchor: string };
  filter: Omit<OfferListContent['filter'], 'submitted'>;
  problems: OfferListContent['problems'];
}
