import { HitsButton, type ListLocation, parameterName, TextFilter } from '@stadtraum/shared-ui/list';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { OfferListContent } from './content.ts';
import { DistrictFilter, FOLDED, MoreOfferFields, offerFields } from './offer-fields.tsx';

/**
 * The filter of the list: a GET form that submits to its own page, like the project list's (R2.2-5). Three fields are visible, the others
 * are folded (VI4). The sort order and the remembered offers stay when it is submitted.
 */
export function OfferFilter({ id, list, filter, options, problems = [], sort, total }: OfferFilterProps) {
  const { queryPrefix } = list;
  const field = offerFields({ id, queryPrefix, filter, options, problems });
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
        fields: <MoreOfferFields id={id} field={field} />,
      }}
    >
      <DistrictFilter {...field('district')} />
      <TextFilter {...field('roomsvon')} isNumber label="Zimmer ab" />
      <TextFilter {...field('rentbis')} isNumber label="Gesamtmiete bis, in €" />
    </ListFilter>
  );
}

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
