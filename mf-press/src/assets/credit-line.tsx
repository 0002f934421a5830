import { Button } from '@stadtraum/shared-ui/button';
import { useRef, useState } from 'react';
import styles from './credit-line.module.css';

/** A press picture's credit with a copy button, which needs JavaScript. */
export function CreditLine({ credit }: CreditLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [message, setMessage] = useState('');

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(credit);
      setMessage('Kopiert');
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current);
      setMessage(
        'Der Browser erlaubt es nicht. Der Bildnachweis ist markiert: Bitte kopieren Sie ihn selbst.',
      );
    }
  };

  return (
    <span className={styles.line}>
      <span ref={line} className={styles.credit}>
        {credit}
      </span>
      <Button variant="quiet" onClick={() => void copy()}>
        Bildnachweis kopieren
      </Button>
      <span className={styles.message} role="status">
        {message}
      </span>
    </span>
  );
}

export interface CreditLineProps {
  /** `© Stadtraum Wohnen / Name` */
  credit: string;
}
