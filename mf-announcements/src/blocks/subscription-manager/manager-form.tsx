import { Button } from '@stadtraum/shared-ui/button';
import { Notice } from '@stadtraum/shared-ui/notice';
import { Select } from '@stadtraum/shared-ui/select';
import { FREQUENCY_OPTIONS } from '../../subscription/frequency-options.ts';
import type { ManagedSubscription } from './content.ts';
import styles from './subscription-manager.module.css';

/** A choice for each subscription, and a button that ends them all. The forms submit to the page's URL, which contains the secret. */
export function ManagerForm({ id, address, subscriptions, isSaved }: ManagerFormProps) {
  return (
    <>
      {isSaved && (
        <Notice kind="success" title="Gespeichert">
          <p>Ihre Änderungen gelten ab sofort.</p>
        </Notice>
      )}
      <p className={styles.text}>
        {subscriptions.length === 1 ? 'Ein Abo' : `${subscriptions.length} Abos`} für {address}
      </p>
      <form method="post" className={styles.form}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul className={styles.subscriptions} role="list">
          {subscriptions.map(({ field, scope, frequency }) => (
            <li key={field} className={styles.subscription}>
              <Select
                id={`${id}-${field}`}
                name={field}
                label={describeScope(scope)}
                options={[...FREQUENCY_OPTIONS, { value: 'end', label: 'gar nicht mehr: Abo beenden' }]}
                defaultValue={frequency}
              />
            </li>
          ))}
        </ul>
        <Button type="submit">Änderungen speichern</Button>
      </form>
      {subscriptions.length > 1 && (
        <form method="post">
          <Button type="submit" name="alle" value="1" variant="secondary">
            Alle Abos beenden
          </Button>
        </form>
      )}
    </>
  );
}

export interface ManagerFormProps {
  /** Unique on the page. */
  id: string;
  /** The address with most of its name hidden. */
  address: string;
  subscriptions: readonly ManagedSubscription[];
  /** Whether the page responds to changes. */
  isSaved: boolean;
}

/** `Alle Ausschreibungen im Gewerk Dach; alle Ausschreibungen im Gewerk Maler` */
function describeScope(scope: readonly string[]): string {
  const text = scope.join('; ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
