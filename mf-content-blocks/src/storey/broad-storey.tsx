import { BlockHead } from '@stadtraum/shared-ui/block-head';
import type { ReactNode } from 'react';
import styles from './broad-storey.module.css';

/** A storey of the page whose heading stands above what it holds, for sliders and the like: they need all of the width. */
export function BroadStorey({ id, heading, intro, isRegion = true, children }: BroadStoreyProps) {
  const headingId = `${id}-heading`;
  const Tag = isRegion ? 'section' : 'div';
  return (
    <Tag className={styles.storey} aria-labelledby={isRegion ? headingId : undefined}>
      <BlockHead level={2} headingId={headingId} heading={heading} intro={intro} />
      {children}
    </Tag>
  );
}

export interface BroadStoreyProps {
  /** The block's. */
  id: string;
  heading: string;
  /** Plain text; its line breaks are kept. */
  intro?: string | undefined;
  /** False where what stands in it is a region of that name. @default true */
  isRegion?: boolean;
  children: ReactNode;
}
