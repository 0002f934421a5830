import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { FilterSelect } from '../../lists/filter-select.tsx';
import type { ListPlace } from '../../lists/list-address.ts';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { OfferListContent } from './content.ts';
import { EQUIPMENT, german, PLUGIN, SORTS } from './filter-names.ts';

/** The list's filter and order: a GET form to the page itself, of the same kind as that of the projects (R2.2-5). */
export function OfferFilter({ id, place, filter, options, sort }: OfferFilterProps) {
  const bound = (name: Bound, label: string) => (
    <TextField
      id={`${id}-${name}`}
      name={`${PLUGIN}[${name}]`}
      label={label}
      inputMode="decimal"
      defaultValue={german(filter[name])}
      maxLength={20}
      autoComplete="off"
    />
  );
  const select = { formId: id, place };
  return (
    <ListFilter id={id} place={place} legend="Angebote filtern" extension="DmshOffers">
      <FilterSelect
        {...select}
        name="district"
        label="Bezirk"
        all="Alle Bezirke"
        options={options.district}
        value={filter.district}
      />
      <FilterSelect
        {...select}
        name="kind"
        label="Objektart"
        all="Alle Arten"
        options={options.kind}
        value={filter.kind}
      />
      <FilterSelect
        {...select}
        name="wbs"
        label="Wohnberechtigungsschein"
        all="Egal"
        options={options.wbs}
        value={filter.wbs}
      />
      <Select
        id={`${id}-sort`}
        name={`${PLUGIN}[sort]`}
        label="Sortieren nach"
        options={SORTS}
        defaultValue={sort}
      />
      {bound('rentvon', 'Gesamtmiete ab, in €')}
      {bound('rentbis', 'Gesamtmiete bis, in €')}
      {bound('roomsvon', 'Zimmer ab')}
      {bound('roomsbis', 'Zimmer bis')}
      {bound('areavon', 'Fläche ab, in m²')}
      {bound('areabis', 'Fläche bis, in m²')}
      <CheckboxGroup
        id={`${id}-equipment`}
        label="Ausstattung"
        options={EQUIPMENT_NAMES.map((name) => ({
          name: `${PLUGIN}[${name}]`,
          value: '1',
          label: EQUIPMENT[name],
          defaultChecked: filter[name],
        }))}
      />
    </ListFilter>
  );
}

type Bound = 'rentvon' | 'rentbis' | 'roomsvon' | 'roomsbis' | 'areavon' | 'areabis';

const EQUIPMENT_NAMES = Object.keys(EQUIPMENT) as (keyof typeof EQUIPMENT)[];

export interface OfferFilterProps extends Pick<OfferListContent, 'filter' | 'options' | 'sort'> {
  /** Unique on the page. */
  id: string;
  /** The list; its section is where the page jumps to after a submission. */
  place: ListPlace;
}
