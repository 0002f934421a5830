import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { RecordingTranscript } from '../../recordings/recording-transcript.tsx';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';
import type { TranscriptsContent } from './content.ts';
import styles from './transcripts.module.css';

/** Recordings, one per row, each with a button that shows its transcript (R2.11-19). */
export default function Transcripts({ id, content }: BlockProps<TranscriptsContent>) {
  const { heading, level, html, records } = content;
  return (
    <Section id={id} heading={heading} level={level}>
      {html && <RichText html={html} className={styles.text} />}
      {records.length === 0 ? (
        <p>Zurzeit gibt es keine Mitschriften.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul className={styles.records} role="list">
          {records.map(({ title, about, transcript }) => (
            <li key={transcript.uid} className={styles.record}>
              <Heading level={subheadingLevel({ heading, level })} look={4}>
                {title}
              </Heading>
              {about && <p className={styles.about}>{about}</p>}
              <RecordingTranscript transcript={transcript} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
