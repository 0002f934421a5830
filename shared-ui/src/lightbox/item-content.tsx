import { type KeyboardEvent, useState } from 'react';
import { Video } from '../video/video.tsx';
import type { LightboxItem } from './item.ts';
import styles from './item-content.module.css';
import { LoadingFailure } from './loading-failure.tsx';

/** Renders an item inside a viewer. */
export function ItemContent({ item }: ItemContentProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stops the key events that its players and fields handle.
    <div className={styles.content} data-kind={item.kind} onKeyDown={stopHandledKeys}>
      <Content item={item} />
    </div>
  );
}

export interface ItemContentProps {
  item: LightboxItem;
}

function Content({ item }: ItemContentProps) {
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

/** Keeps arrow keys, Home and End in a focused player or field from reaching the viewer. */
function stopHandledKeys(event: KeyboardEvent): void {
  const { target } = event;
  const handlesKeys = target instanceof Element && target.matches(KEY_HANDLING_CONTROLS);
  if (handlesKeys && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

const KEY_HANDLING_CONTROLS = 'video, audio, input, select, textarea, [role="slider"]';
