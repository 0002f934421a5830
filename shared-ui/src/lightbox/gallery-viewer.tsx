import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import Gallery, {
  type ControllerRef,
  type GenericSlide,
  type Slide,
  stopNavigationEventsPropagation,
} from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import captionStyles from 'yet-another-react-lightbox/plugins/captions.css' with { type: 'text' };
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterStyles from 'yet-another-react-lightbox/plugins/counter.css' with { type: 'text' };
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import thumbnailStyles from 'yet-another-react-lightbox/plugins/thumbnails.css' with { type: 'text' };
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import galleryStyles from 'yet-another-react-lightbox/styles.css' with { type: 'text' };
import { adoptStyles } from '../adopt-styles.ts';
import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import styles from './gallery-viewer.module.css';
import { type LightboxItem, titleOf, type ViewerProps } from './item.ts';
import { ItemContent } from './item-content.tsx';
import { keepTabInside } from './keep-tab-inside.ts';
import { GALLERY_LABELS } from './labels.ts';
import { LoadingFailure } from './loading-failure.tsx';
import { PanButtons } from './pan-buttons.tsx';
import { ShareButton } from './share-button.tsx';
import { Thumbnail } from './thumbnail.tsx';

adoptStyles(galleryStyles + captionStyles + counterStyles + thumbnailStyles);

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    item: ItemSlide;
  }
}

/** An item other than a picture, rendered by the kit. */
interface ItemSlide extends GenericSlide {
  type: 'item';
  item: LightboxItem;
}

/** R2.11-12. */
const ANIMATION_MS = 366;
const SLIDESHOW_DELAY_MS = 3000;
/** R2.11-11. */
const PADDING_PX = 10;

/** A modal dialog that shows one item at a time in a box of 900 × 760 px on black (R2.11-11, R2.11-12). */
export function GalleryViewer({ label, items, current, onChange, onClose }: ViewerProps) {
  const controller = useRef<ControllerRef>(null);
  const slides = useMemo(() => items.map(toSlide), [items]);
  const isSingle = items.length === 1;
  /** Index of the zoomed item. */
  const [zoomed, setZoomed] = useState<number>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Home') controller.current?.prev({ count: current });
    else if (event.key === 'End') controller.current?.next({ count: items.length - 1 - current });
    else return keepTabInside(event, event.currentTarget);
    event.preventDefault();
  };

  return (
    <Gallery
      open
      className={styles.gallery ?? ''}
      close={onClose}
      slides={slides}
      index={current}
      on={{
        view: ({ index }) => {
          if (index === current) return;
          setZoomed(undefined);
          onChange(index);
        },
        zoom: ({ zoom }) => setZoomed(zoom > 1 ? current : undefined),
      }}
      plugins={
        isSingle ? [Captions, Fullscreen, Zoom] : [Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]
      }
      carousel={{ finite: isSingle, padding: `${PADDING_PX}px`, preload: 2 }}
      animation={{ fade: ANIMATION_MS, swipe: ANIMATION_MS, navigation: ANIMATION_MS }}
      slideshow={{ delay: SLIDESHOW_DELAY_MS }}
      thumbnails={{
        width: 96,
        height: 64,
        gap: 8,
        padding: 0,
        border: 2,
        borderRadius: 2,
        imageFit: 'cover',
      }}
      toolbar={{ buttons: [<ShareButton key="share" title={label} />, 'close'] }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      portal={{ container: { onKeyDown } }}
      labels={{ ...GALLERY_LABELS, Lightbox: label }}
      render={{
        slide: ({ slide }) => (slide.type === 'item' ? <LiveSlide item={slide.item} /> : undefined),
        thumbnail: ({ slide }) => (
          <Thumbnail
            src={slide.thumbnail ?? ('src' in slide ? slide.src : undefined)}
            name={thumbnailName(items, slides.indexOf(slide))}
          />
        ),
        controls: () => zoomed === current && <PanButtons gallery={controller} />,
        iconError: () => <LoadingFailure />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** An interactive slide. Pointer and wheel events in it do not reach the gallery. */
function LiveSlide({ item }: { item: LightboxItem }) {
  const { onPointerDown, onWheel } = stopNavigationEventsPropagation();
  return (
    <div className={styles.live} onPointerDown={onPointerDown} onWheel={onWheel}>
      <ItemContent item={item} />
    </div>
  );
}

function Caption({ text }: { text: string }) {
  return (
    <ScrollArea className={styles.caption} aria-label={GALLERY_LABELS.Caption}>
      {text}
    </ScrollArea>
  );
}

/** „Blick in den Hof, 3 von 6“. The position distinguishes items with the same title. */
function thumbnailName(items: readonly LightboxItem[], index: number): string {
  const item = items[index];
  const title = item && titleOf(item);
  return `${title ? `${title}, ` : ''}${index + 1} von ${items.length}`;
}

function toSlide(item: LightboxItem): Slide {
  const shared = {
    ...(item.caption !== undefined && { description: <Caption text={item.caption} /> }),
    ...(item.thumbnail !== undefined && { thumbnail: item.thumbnail }),
  };
  if (item.kind !== 'image') {
    const poster = item.kind === 'video' && item.poster;
    return { type: 'item', item, ...(poster && { thumbnail: poster }), ...shared };
  }
  const { href, alt, width, height, sizes } = item;
  return {
    type: 'image',
    src: href,
    alt,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(sizes && { srcSet: sizes }),
    ...shared,
  };
}
