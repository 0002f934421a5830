import { BlockHead } from '@stadtraum/shared-ui/block-head';
import type { ReactNode } from 'react';
import styles from './full-width-section.module.css';

/** A section of the page with its heading above the content, for sliders and other content that needs the full width. */
export function FullWidthSection({ id, heading, intro, isRegion = true, children }: FullWidthSectionProps) {
  const headingId = `${id}-heading`;
  const Tag = isRegion ? 'section' : 'div';
  return (
    <Tag className={styles.section} aria-labelledby={isRegion ? headingId : undefined}>
      <BlockHead level={2} headingId={headingId} heading={heading} intro={intro} />
      {children}
    </Tag>
  );
}

export interface FullWidthSectionProps {
  /** Id of the block. */
  id: string;
  heading: string;
  /** Plain text; line breaks are preserved. */
  intro?: string | undefined;
  /** False if the content is itself a region with the heading's name. @default true */
  isRegion?: boolean;
  children: ReactNode;
}
