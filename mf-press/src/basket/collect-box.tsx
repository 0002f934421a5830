import { ASSET_PARAMETER, BASKET_ANCHOR } from '@stadtraum/contracts/forms/press-basket';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { Link } from '@stadtraum/shared-ui/link';
import styles from './collect-box.module.css';
import { getVisitorBasket, useCollectedUids } from './use-basket.ts';

/** A checkbox that adds a picture to the press basket. Without JavaScript, it is submitted with the basket's form. */
export function CollectBox({ id, form, uid, title }: CollectBoxProps) {
  const isCollected = useCollectedUids().includes(uid);
  return (
    <div className={styles.box}>
      <Checkbox
        id={id}
        form={form}
        name={ASSET_PARAMETER}
        value={uid}
        label={
          <>
            Merken
            <span className="visually-hidden">
              {' '}
              (Nr. {uid}, {title})
            </span>
          </>
        }
        checked={isCollected}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) getVisitorBasket().add(uid);
          else getVisitorBasket().remove(uid);
        }}
      />
      {isCollected && <Link href={`#${BASKET_ANCHOR}`}>Zur Merkliste</Link>}
    </div>
  );
}

export interface CollectBoxProps {
  /** Unique on the page. */
  id: string;
  /** Id of the basket's form. */
  form: string;
  uid: number;
  /** Title of the picture, for screen readers. */
  title: string;
}
