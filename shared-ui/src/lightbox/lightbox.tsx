import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasModifier } from '../modifier-keys.ts';
import type { LightboxItem } from './item.ts';
import styles from './lightbox.module.css';
import { isLinkTo } from './link-to-item.ts';
import { useFocusAfterClosing } from './use-focus-after-closing.ts';
import { useOpenItem } from './use-open-item.ts';
import { useViewer } from './use-viewer.ts';

export type { ContentItem, FrameItem, ImageItem, LightboxItem, VideoItem } from './item.ts';

/**
 * Opens the targets of its links in an overlay (R2.11-11), if a link's URL is the `href` of an item. Without JavaScript, or if
 * the viewer fails to load, they are plain links. The viewer is loaded on first use.
 *
 * @group Overlays
 * @key Enter: opens the focused link's item
 * @key Arrow Left, Arrow Right: show the previous or next item (`gallery`)
 * @key Tab, Shift + Tab: cycle through the viewer's controls
 * @key Escape: closes the viewer and returns the focus to the link
 * @rule Render a link for each item, so that every item is reachable without JavaScript.
 * @rule Add `data-hold` to each of these links, so that a click before hydration opens the item and not its file (VI6).
 * @rule Set `hash` if single items should be shareable (R2.11-13), and declare `behaviours: ['lightbox']` in `block.ts`.
 */
export function Lightbox({
  label,
  items,
  viewer = 'gallery',
  hash,
  openAtStart,
  className,
  children,
}: LightboxProps) {
  const { current, open, change, close } = useOpenItem(hash, items.length);
  const { Viewer, load } = useViewer(viewer);
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterClosing(root, current === undefined ? undefined : items[current]?.href);
  const [isWaiting, setWaiting] = useState(false);

  const show = async ({ index, item }: IndexedItem): Promise<void> => {
    setWaiting(true);
    const isLoaded = await load();
    setWaiting(false);
    if (isLoaded) open(index);
    else location.assign(item.href);
  };
  const followLink = (event: MouseEvent) => {
    const linked = linkedItem(event, items);
    if (linked === undefined) return;
    event.preventDefault();
    void show(linked);
  };

  const openFirst = useEffectEvent(() => {
    const item = openAtStart === undefined ? undefined : items[openAtStart];
    if (openAtStart !== undefined && item) void show({ index: openAtStart, item });
  });
  useEffect(() => openFirst(), []);
  const isOpen = current !== undefined;
  useEffect(() => {
    // A URL with a hash opens an item without a click.
    if (isOpen) void load();
  }, [isOpen, load]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are interactive.
    <div
      ref={root}
      className={className}
      // Read by the behaviour.
      data-lightbox={hash}
      data-items={hash === undefined ? undefined : items.length}
      data-waiting={isWaiting || undefined}
      onClick={followLink}
    >
      {children}
      {isWaiting && (
        <span className={styles.waiting} role="status">
          Wird geöffnet …
        </span>
      )}
      {isOpen && Viewer && (
        <Viewer label={label} items={items} current={current} onChange={change} onClose={close} />
      )}
    </div>
  );
}

export interface LightboxProps {
  /** The lightbox's accessible name: "Bilder der Uferstraße". */
  label: string;
  /** The items, in viewing order. */
  items: readonly LightboxItem[];
  /**
   * `gallery` steps through all items, with captions, thumbnails, zoom, slideshow, full screen and sharing (R2.11-12, R2.3-2).
   * `popup` shows only the opened item (R2.4-5, R2.6-1).
   * @default 'gallery'
   */
  viewer?: 'gallery' | 'popup';
  /**
   * Name of the lightbox in the URL's fragment: `#{hash}-{number from 1}` records the open item and opens it on page load
   * (R2.11-13). Must be unique on the page and must not end with a hyphen and a number.
   */
  hash?: string | undefined;
  /** Index of an item to open after hydration (R2.6-1). @default none */
  openAtStart?: number | undefined;
  className?: string | undefined;
  /** Content with links to the items. */
  children?: ReactNode;
}

interface IndexedItem {
  index: number;
  item: LightboxItem;
}

/** The item whose link was clicked; undefined for clicks that the browser handles itself. */
function linkedItem(event: MouseEvent, items: readonly LightboxItem[]): IndexedItem | undefined {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  // The open viewer is rendered elsewhere in the document, but React also bubbles its clicks to this element.
  if (!link || !event.currentTarget.contains(link)) return;
  const index = items.findIndex(({ href }) => isLinkTo(link, href));
  const item = items[index];
  return item && { index, item };
}
