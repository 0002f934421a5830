import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { ListPlace } from '../../lists/list-address.ts';
import { selectOptions } from '../../lists/list-content.ts';
import type { OfferListContent } from './block.ts';
import { EQUIPMENT, german, PLUGIN, SORTS } from './filter-names.ts';
import styles from './offer-list.module.css';

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
  return (
    <FilterPanel
      id={id}
      legend="Angebote filtern"
      action={`${place.path}#${place.anchor}`}
      hiddenFields={{ [`${PLUGIN}[__referrer][@extension]`]: 'DmshOffers' }}
      resetBy="clearing"
      resetLabel="Filter leeren"
    >
      <Select
        id={`${id}-district`}
        name={`${PLUGIN}[district]`}
        label="Bezirk"
        options={selectOptions('Alle Bezirke', options.district)}
        defaultValue={filter.district}
      />
      <Select
        id={`${id}-kind`}
        name={`${PLUGIN}[kind]`}
        label="Objektart"
        options={selectOptions('Alle Arten', options.kind)}
        defaultValue={filter.kind}
      />
      <Select
        id={`${id}-wbs`}
        name={`${PLUGIN}[wbs]`}
        label="Wohnberechtigungsschein"
        options={selectOptions('Egal', options.wbs)}
        defaultValue={filter.wbs}
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
      <fieldset className={styles.equipment}>
        <legend className={styles.legend}>Ausstattung</legend>
        <div className={styles.boxes}>
          {EQUIPMENT_NAMES.map((name) => (
            <Checkbox
              key={name}
              id={`${id}-${name}`}
              name={`${PLUGIN}[${name}]`}
              value="1"
              label={EQUIPMENT[name]}
              defaultChecked={filter[name]}
            />
          ))}
        </div>
      </fieldset>
    </FilterPanel>
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
