import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { TeaserContent } from './block.ts';
import styles from './teaser.module.css';

/**
 * A short piece of text that leads to another page: a plate of paper, all of which can be clicked. At level 1 it opens its own
 * page, as an enamelled sign that frames a picture, or a drawn street where there is none.
 */
export default function Teaser({ id, content }: BlockProps<TeaserContent>) {
  const { heading, level = 2, kicker, text, link, picture } = content;
  const headingId = `${id}-heading`;
  const isOpening = level === 1;
  return (
    <section
      className={styles.teaser}
      data-level={level}
      data-plate={isOpening ? undefined : ''}
      data-pictured={picture ? '' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={level} id={headingId} className={styles.heading}>
          {heading}
        </Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{text}</p>
        {link && <TeaserLink link={link} isOpening={isOpening} />}
      </div>
      {picture ? (
        <div className={styles.view}>
          <Picture
            picture={picture}
            sizes={isOpening ? OPENING_SIZES : PLATE_SIZES}
            priority={isOpening}
            ratio="fill"
            {...(isOpening && { position: STREET_LEVEL })}
          />
        </div>
      ) : (
        isOpening && <Facade seed={STREET_SEED} width={1600} className={styles.street} />
      )}
    </section>
  );
}

/** The sign is wide: of a house it shows the street with its people rather than the sky. */
const STREET_LEVEL = '50% 65%';

/** From frame to frame; on small screens its sides are cut off. */
const OPENING_SIZES = '(width >= 48rem) 96vw, 108vw';
/** Half of the content beside the text, else all of it. */
const PLATE_SIZES = '(width >= 96rem) 45rem, (width >= 62rem) 47vw, 94vw';

/** Every page that a teaser opens without a picture shows the same street. */
const STREET_SEED = 3;

function TeaserLink({ link, isOpening }: { link: NonNullable<TeaserContent['link']>; isOpening: boolean }) {
  if (isOpening) {
    return (
      <Button href={link.path} variant="secondary" className={styles.action}>
        {link.label}
      </Button>
    );
  }
  return (
    <Link href={link.path} look="arrow" className={styles.more}>
      {link.label}
    </Link>
  );
}
