import { Button } from '../button/button.tsx';
import { formatNumber } from '../german-format/german-format.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './hits-button.module.css';
import { useHitCount } from './use-hit-count.ts';

/**
 * The submit button of a filter form, with the number of hits for the fields as they are: „24 Angebote zeigen“. Screen readers
 * announce changes of the number. After a failure and, without JavaScript, after a change of the fields, it has no number.
 *
 * @group Lists
 * @key Enter, Space: submits the form
 * @rule Put it into a GET form whose action is the page of the list.
 */
export function HitsButton({ form, total, one, many, className }: HitsButtonProps) {
  const hits = useHitCount(form, total);
  const noun = hits.total === 1 ? one : many;
  const number = hits.total === undefined ? '' : `${formatNumber(hits.total)} `;
  return (
    <>
      <Button type="submit" form={form} className={joinClasses(styles.button, className)}>
        {/* One flex item, so that the space between number and noun stays. */}
        <span>
          <span className={styles.number}>{number}</span>
          {`${noun} zeigen`}
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {hits.hasChanged && number !== '' ? number + noun : ''}
      </span>
    </>
  );
}

export interface HitsButtonProps {
  /** Id of the form. */
  form: string;
  /** Number of hits for the fields as the page rendered them. */
  total: number;
  /** What the list contains, in the singular: „Angebot“. */
  one: string;
  /** What the list contains, in the plural: „Angebote“. */
  many: string;
  className?: string | undefined;
}
