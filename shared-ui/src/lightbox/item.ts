import type { ReactNode } from 'react';
import type { VideoCaptions, VideoSource } from '../video/video.tsx';

/** An item that opens in a lightbox. Without JavaScript it is only a link to `href`. */
export type LightboxItem = ImageItem | VideoItem | FrameItem | ContentItem;

interface CommonItem {
  /** Target of the item's links: the picture, the video or a page. No two items share it. */
  href: string;
  /** Shown below the item, like the caption of a figure. */
  caption?: string | undefined;
  /** URL of a small picture for the row of thumbnails. @default the picture, or nothing */
  thumbnail?: string | undefined;
}

export interface ImageItem extends CommonItem {
  kind: 'image';
  alt: string;
  /** Size of the picture at `href`, in px; lets visitors zoom to full resolution. */
  width?: number | undefined;
  height?: number | undefined;
  /** The same picture in other widths. */
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

/** A same-origin document in a frame. Use `content` for anything that requires consent. */
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
  /** The lightbox's accessible name. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the item to show. */
  current: number;
  onChange: (index: number) => void;
  /** Called after the viewer has been removed from the page. */
  onClose: () => void;
}

/** The item's title in a few words. */
export function titleOf(item: LightboxItem): string {
  return item.kind === 'image' ? item.alt || (item.caption ?? '') : item.title;
}
