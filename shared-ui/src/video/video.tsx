import { takeOver } from '@stadtraum/federation-kit/behaviour';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { PlayButton } from './play-button.tsx';
import styles from './video.module.css';

/**
 * A video with a large play button, which is hidden while it plays and reappears on pause (R2.11-18). The native controls are
 * always present, for volume, captions, full screen, and for playing without JavaScript. Before hydration, the behaviour plays it.
 *
 * @group Media
 * @key Enter, Space: play or pause (on the play button or the native controls)
 * @key Tab: moves to the play button and the native controls
 * @rule Declare `behaviours: ['video']` in `block.ts`.
 * @rule Provide captions for speech and a Transcript below the video.
 * @rule Use ConsentPlaceholder for a provider's videos, which need consent.
 */
export function Video({
  label,
  sources,
  poster,
  width,
  height,
  captions = [],
  preload = 'none',
  className,
}: VideoProps) {
  const player = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);

  useLayoutEffect(() => {
    if (!player.current || !video.current) return;
    takeOver(player.current);
    player.current.dataset.live = 'hydrated';
    setPlaying(!video.current.paused);
    // The only trace of an error before hydration.
    setBroken(video.current.networkState === HTMLMediaElement.NETWORK_NO_SOURCE);
  }, []);

  const play = () => {
    // The button disappears, so the focus must move to the video.
    video.current?.focus();
    // If the browser refuses to play, the video stays paused and the button reappears.
    video.current?.play().catch(() => setPlaying(false));
  };

  return (
    <div
      ref={player}
      className={joinClasses(styles.video, className)}
      style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
      // Read by the behaviour, which adds `data-live`.
      data-video
      data-playing={isPlaying || undefined}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/a11y/useMediaCaption: videos without speech have none. */}
      <video
        ref={video}
        className={styles.picture}
        aria-label={label}
        // In some browsers, a video with controls can be focused only with the Tab key.
        tabIndex={0}
        controls
        playsInline
        preload={preload}
        poster={poster}
        width={width}
        height={height}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map(({ src, type }, number) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={number === sources.length - 1 ? () => setBroken(true) : undefined}
          />
        ))}
        {captions.map(({ src, language, label: name }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={name} />
        ))}
        <a href={sources[0]?.src}>{label} herunterladen</a>
      </video>
      {!isPlaying && !isBroken && <PlayButton label={label} onClick={play} />}
      {isBroken && (
        <p className={styles.notice} role="alert">
          Das Video kann nicht abgespielt werden. <a href={sources[0]?.src}>Datei herunterladen</a>
        </p>
      )}
    </div>
  );
}

export interface VideoProps {
  /** Describes the video, for screen readers and the play button. */
  label: string;
  /** The video in different formats, the best first. */
  sources: readonly VideoSource[];
  /** URL of the picture shown until the video plays. */
  poster?: string | undefined;
  /** Width of the video in px; reserves its space before it loads. */
  width: number;
  /** Height of the video in px. */
  height: number;
  /** Caption files in WebVTT; a video with speech needs at least one. */
  captions?: readonly VideoCaptions[];
  /**
   * What to load before the video plays: nothing or its metadata.
   * @default 'none'
   */
  preload?: 'none' | 'metadata';
  className?: string | undefined;
}

export interface VideoSource {
  src: string;
  /** Media type, such as `video/mp4`. */
  type: string;
}

export interface VideoCaptions {
  src: string;
  /** Language tag, such as `de`. */
  language: string;
  /** The label in the browser's menu: "Deutsch". */
  label: string;
}
