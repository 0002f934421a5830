import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Transcript } from '@stadtraum/shared-ui/transcript';
import type { TranscriptContent } from '../content/fields.ts';

/** A recording's transcript, behind a button whose two labels come from content (R2.11-19). */
export function RecordingTranscript({ transcript }: RecordingTranscriptProps) {
  const { uid, hiddenLabel, shownLabel, html } = transcript;
  return (
    <Transcript recordId={uid} hiddenLabel={hiddenLabel} shownLabel={shownLabel}>
      <RichText html={html} />
    </Transcript>
  );
}

export interface RecordingTranscriptProps {
  transcript: TranscriptContent;
}
