import { ChoiceFilter, filterFields, HitsButton } from '@stadtraum/shared-ui/list';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { OfferFinderContent } from './content.ts';
import styles from './finder-form.module.css';

/**
 * Three fields of the list's filter, as a GET form for the list's page. The list names input that it cannot read (R5.2-1). Unlike a
 * filter, the form keeps unsent input after Back, because the page does not show a result that the fields could contradict.
 */
export function FinderForm({ id, action, queryPrefix, filter, options, total }: FinderFormProps) {
  const field = filterFields({ id, queryPrefix, filter, options });
  const rooms = field('roomsvon');
  const rent = field('rentbis');
  return (
    <form id={id} method="get" action={action} className={styles.form}>
      <div className={styles.fields}>
        <ChoiceFilter {...field('district')} value="" label="Bezirk" all="Alle Bezirke" />
        <Select
          id={rooms.id}
          name={rooms.name}
          label="Zimmer ab"
          options={[{ value: '', label: 'Egal' }, ...ROOMS.map((value) => ({ value, label: value }))]}
        />
        <TextField
          id={rent.id}
          name={rent.name}
          label="Gesamtmiete bis, in €"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <HitsButton form={id} total={total} one="Angebot" many="Angebote" className={styles.button} />
    </form>
  );
}

const ROOMS = ['1', '2', '3', '4'];

export interface FinderFormProps
  extends Pick<OfferFinderContent, 'action' | 'queryPrefix' | 'filter' | 'options' | 'total'> {
  /** Unique on the page. */
  id: string;
}
