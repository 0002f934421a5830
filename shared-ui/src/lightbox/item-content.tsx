import { type KeyboardEvent, useState } from 'react';
import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import { Video } from '../video/video.tsx';
import type { ContentItem, LightboxItem } from './item.ts';
import styles from './item-content.module.css';
import { LoadingFailure } from './loading-failure.tsx';

/** Renders an item inside a viewer. */
export function ItemContent({ item }: ItemContentProps) {
  const props = { className: styles.content, 'data-kind': item.kind, onKeyDown: stopHandledKeys };
  if (item.kind === 'content') {
    return (
      <ScrollArea {...props} aria-label={item.title}>
        {item.content}
      </ScrollArea>
    );
  }
  return (
    <div {...props}>
      <Content item={item} />
    </div>
  );
}

export interface ItemContentProps {
  item: LightboxItem;
}

function Content({ item }: { item: Exclude<LightboxItem, ContentItem> }) {
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
  }
}

/** Keeps arrow keys, Home and End in a focused player or field from reaching the viewer. */
function stopHandledKeys(event: KeyboardEvent): void {
  const { target } = event;
  const handlesKeys = target instanceof Element && target.matches(KEY_HANDLING_CONTROLS);
  if (handlesKeys && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

const KEY_HANDLING_CONTROLS = 'video, audio, input, select, textarea, [role="slider"]';
