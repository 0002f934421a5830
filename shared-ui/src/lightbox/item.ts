import type { ReactNode } from 'react';
import type { VideoCaptions, VideoSource } from '../video/video.tsx';

/** Something that opens in a lightbox. Without JavaScript, and until it opens, it is the link to `href`. */
export type LightboxItem = ImageItem | VideoItem | FrameItem | ContentItem;

interface CommonItem {
  /** Target of the links to it: the picture itself, the film, a page. Unique to the item. */
  href: string;
  /** Shown below it, like the figure's caption on the page. */
  caption?: string | undefined;
  /** Address of a small picture for the row of thumbnails. @default the picture, or nothing */
  thumbnail?: string | undefined;
}

export interface ImageItem extends CommonItem {
  kind: 'image';
  alt: string;
  /** Size of the picture at `href`, in px; with it, visitors can zoom to every pixel. */
  width?: number | undefined;
  height?: number | undefined;
  /** The same picture at other widths. */
  sizes?: readonly { src: string; width: number; height: number }[] | undefined;
}

export interface VideoItem extends CommonItem {
  kind: 'video';
  title: string;
  sources: readonly VideoSource[];
  poster?: string | undefined;
  captions?: readonly VideoCaptions[] | undefined;
  width: number;
  height: number;
}

/** A same-origin document in a frame. Anything that needs consent is `content` that asks for it. */
export interface FrameItem extends CommonItem {
  kind: 'frame';
  title: string;
}

/** Any other content that the page can render. */
export interface ContentItem extends CommonItem {
  kind: 'content';
  title: string;
  content: ReactNode;
}

/** The props of both viewers. */
export interface ViewerProps {
  /** What the lightbox shows, for screen readers. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the item to show. */
  current: number;
  onChange: (index: number) => void;
  /** Called when it has been removed from the page. */
  onClose: () => void;
}

/** Its name in a few words. */
export function titleOf(item: LightboxItem): string {
  return item.kind === 'image' ? item.alt || (item.caption ?? '') : item.title;
}
