import { type KeyboardEvent, useState } from 'react';
import { Video } from '../video/video.tsx';
import type { LightboxItem } from './item.ts';
import styles from './item-content.module.css';
import { LoadingFailure } from './loading-failure.tsx';

/** An item, rendered where a viewer places it. */
export function ItemContent({ item }: ItemContentProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the keys that its players and fields use.
    <div className={styles.content} data-kind={item.kind} onKeyDown={keepOwnKeys}>
      <Drawn item={item} />
    </div>
  );
}

export interface ItemContentProps {
  item: LightboxItem;
}

function Drawn({ item }: ItemContentProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <LoadingFailure />;
  switch (item.kind) {
    case 'image':
      return (
        <img
          className={styles.image}
          src={item.href}
          alt={item.alt}
          width={item.width}
          height={item.height}
          srcSet={item.sizes?.map(({ src, width }) => `${src} ${width}w`).join(', ')}
          sizes="min(900px, 100vw - 20px)"
          onError={() => setMissing(true)}
        />
      );
    case 'video':
      return (
        <Video
          label={item.title}
          sources={item.sources}
          poster={item.poster}
          width={item.width}
          height={item.height}
          captions={item.captions ?? []}
          preload="metadata"
        />
      );
    case 'frame':
      return (
        <iframe
          className={styles.frame}
          src={item.href}
          title={item.title}
          sandbox="allow-scripts allow-forms allow-popups"
        />
      );
    case 'content':
      return item.content;
  }
}

/** Arrow keys, Home and End belong to the focused player or field, not to the viewer around it. */
function keepOwnKeys(event: KeyboardEvent): void {
  const { target } = event;
  const hasOwnKeys = target instanceof Element && target.matches(CONTROLS_WITH_OWN_KEYS);
  if (hasOwnKeys && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

const CONTROLS_WITH_OWN_KEYS = 'video, audio, input, select, textarea, [role="slider"]';
