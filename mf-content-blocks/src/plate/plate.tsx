import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { ReactNode } from 'react';
import type { LinkContent } from '../content/link.ts';
import styles from './plate.module.css';

/** A plate of paper that leads to another page: what it is about, and a view beside it. All of it can be clicked. */
export function Plate({
  headingId,
  heading,
  level,
  kicker,
  text,
  link,
  view,
  viewLayout = 'fill',
}: PlateProps) {
  return (
    <section
      className={styles.plate}
      data-plate=""
      data-pictured={view ? '' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={level} id={headingId}>
          {heading}
        </Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{text}</p>
        {link && (
          <Link href={link.path} look="arrow" className={styles.more}>
            {link.label}
          </Link>
        )}
      </div>
      {view && (
        <div className={styles.view} data-layout={viewLayout}>
          {view}
        </div>
      )}
    </section>
  );
}

export interface PlateProps {
  /** Id of the heading, by which the plate is named. */
  headingId: string;
  heading: string;
  level: 2 | 3;
  /** A word or two above the heading. */
  kicker?: string | undefined;
  /** Plain text; its line breaks are kept. */
  text: string;
  link?: LinkContent | undefined;
  /** Goes to the plate's edges, above the text or beside it. */
  view?: ReactNode;
  /**
   * `fill` gives the view a box of its own, which it fills; `own` lets it be as high as it is, in its column's middle.
   * @default 'fill'
   */
  viewLayout?: 'fill' | 'own';
}

/** Of pictures as the view: half of the content beside the text, else all of it. */
export const VIEW_SIZES = '(width >= 96rem) 45rem, (width >= 62rem) 47vw, 94vw';
