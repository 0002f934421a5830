import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Video as Player } from '@stadtraum/shared-ui/video';
import { playerProps } from '../../recordings/player-props.ts';
import { RecordingTranscript } from '../../recordings/recording-transcript.tsx';
import { Section } from '../../section/section.tsx';
import type { VideoContent } from './content.ts';
import styles from './video.module.css';

/** A video with a large play button (R2.11-18). Without JavaScript it has the browser's controls. */
export default function Video({ id, content }: BlockProps<VideoContent>) {
  const { heading, level, video, html, transcript } = content;
  return (
    <Section id={id} heading={heading} level={level}>
      <div className={styles.video}>
        {html && <RichText html={html} />}
        <Player label={video.label} {...playerProps(video)} />
        {transcript && <RecordingTranscript transcript={transcript} />}
      </div>
    </Section>
  );
}
