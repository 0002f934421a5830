import type { ReactNode } from 'react';
import type { VideoCaptions, VideoSource } from '../video/video.tsx';

/** Something that opens in a lightbox. Without JavaScript, and until it opens, it is the link to `href`. */
export type LightboxItem = ImageItem | VideoItem | FrameItem | ContentItem;

interface CommonItem {
  /** What links to it refer to: the picture itself, the film, a page. Each item has its own. */
  href: string;
  /** Stands below it, as the figure's caption does on the page. */
  caption?: string | undefined;
  /** Address of a small picture for the row of thumbnails. @default the picture, or nothing */
  thumbnail?: string | undefined;
}

export interface ImageItem extends CommonItem {
  kind: 'image';
  alt: string;
  /** Of the picture at `href`, in px; known sizes let it be zoomed to every pixel. */
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

/** A document in a frame, of the own origin. What needs consent is `content` that asks for it. */
export interface FrameItem extends CommonItem {
  kind: 'frame';
  title: string;
}

/** Anything else that the page can draw. */
export interface ContentItem extends CommonItem {
  kind: 'content';
  title: string;
  content: ReactNode;
}

/** What both viewers are given. */
export interface ViewerProps {
  /** What the lightbox shows, for screen readers. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the item to show. */
  current: number;
  onChange: (index: number) => void;
  /** Called when it is gone from the page. */
  onClose: () => void;
}

/** Its name in a few words. */
export function titleOf(item: LightboxItem): string {
  return item.kind === 'image' ? item.alt || (item.caption ?? '') : item.title;
}
