import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './transcript.module.css';

/**
 * The transcript of a recording, toggled by a button that switches between two labels (R2.11-19). The stylesheet switches them,
 * so it works without JavaScript.
 *
 * @group Disclosure
 * @key Enter, Space: show or hide the transcript
 * @rule Place it directly below the recording.
 */
export function Transcript({ recordId, shownLabel, hiddenLabel, children }: TranscriptProps) {
  return (
    <Disclosure
      id={`transcript-${recordId}`}
      title={
        <>
          <span className={styles.whenHidden} data-screen-only>
            {hiddenLabel}
          </span>
          <span className={styles.whenShown}>{shownLabel}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

export interface TranscriptProps {
  /** Id of the recording; the transcript's anchor is `transcript-<recordId>`, so a page must not contain a recording twice. */
  recordId: string | number;
  /** The button's text while the transcript is shown, such as "Transkript ausblenden". */
  shownLabel: string;
  /** The button's text while it is hidden, such as "Transkript anzeigen". */
  hiddenLabel: string;
  /** The transcript. */
  children: ReactNode;
}
