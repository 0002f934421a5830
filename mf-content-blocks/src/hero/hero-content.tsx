import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Button } from '@stadtraum/shared-ui/button';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { LinkContent } from '../content/link.ts';
import enamel from './enamel.module.css';
import styles from './hero-content.module.css';

/** The content of a hero: a large heading, a text, and a framed picture or, without a picture, a drawing of a street. */
export function HeroContent({
  headingId,
  heading,
  level = 1,
  kicker,
  text,
  link,
  picture,
  priority = true,
}: HeroContentProps) {
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={level} look="display" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{text}</p>
        {link && (
          <Button href={link.path} variant="secondary" className={enamel.button}>
            {link.label}
          </Button>
        )}
      </div>
      {picture ? (
        <div className={styles.media}>
          <Picture picture={picture} sizes={SIZES} priority={priority} ratio="fill" position={STREET_LEVEL} />
        </div>
      ) : (
        <Facade seed={STREET_SEED} width={1600} className={styles.street} />
      )}
    </div>
  );
}

export interface HeroContentProps {
  headingId?: string;
  heading: string;
  /**
   * Heading level. The font size is the same at all levels.
   * @default 1
   */
  level?: 1 | 2 | 3;
  /** A word or two above the heading. */
  kicker?: string | undefined;
  /** Plain text; line breaks are preserved. */
  text: string;
  link?: LinkContent | undefined;
  picture?: PictureContent | undefined;
  /**
   * Whether the picture is visible when the page opens.
   * @default true
   */
  priority?: boolean;
}

/** On wide screens the picture is as wide as the frame. On small screens it is wider, and its sides are cropped. */
const SIZES = '(width >= 48rem) 96vw, 108vw';
/** Where a wide frame crops the picture: the street and its people remain visible rather than the sky. */
const STREET_LEVEL = '50% 65%';
/** All heroes without a picture show the same street. */
const STREET_SEED = 3;
