import { Button } from '@stadtraum/shared-ui/button';
import { describeEuro } from '../../facts/german-amounts.ts';
import styles from './enquiry-bar.module.css';

/** On a phone, the rent and the way to an enquiry stay in view once the overview has been scrolled past (VI2). */
export function EnquiryBar({ totalRent, enquiry }: EnquiryBarProps) {
  return (
    <p className={styles.bar}>
      <span>
        <strong className={styles.rent}>{describeEuro(totalRent)}</strong> Gesamtmiete
      </span>
      <Button href={enquiry}>Anfrage stellen</Button>
    </p>
  );
}

export interface EnquiryBarProps {
  /** Euros per month. */
  totalRent: number;
  /** Address of the form. */
  enquiry: string;
}
