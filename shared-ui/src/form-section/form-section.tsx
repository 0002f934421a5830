import type { ReactNode } from 'react';
import { BlockHead, type BlockHeadProps } from '../block-head/block-head.tsx';
import styles from './form-section.module.css';

/**
 * The section of a form that is a block of its own: a heading across all columns, with the introduction and the form below it.
 *
 * @group Forms
 * @key Tab: moves through the fields
 * @rule Put one form, or what became of it, into it.
 */
export function FormSection({ id, heading, level = 2, intro, children }: FormSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <div className={styles.form}>{children}</div>
    </section>
  );
}

export interface FormSectionProps extends Pick<BlockHeadProps, 'heading' | 'intro'> {
  /** Id of the block. */
  id: string;
  /** Heading level in the document. @default 2 */
  level?: BlockHeadProps['level'] | undefined;
  /** The form. */
  children: ReactNode;
}
