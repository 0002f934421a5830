import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Transcript } from '@stadtraum/shared-ui/transcript';
import type { TranscriptContent } from '../content/fields.ts';

/** The transcript of a recording behind a button with two labels from content (R2.11-19). */
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
