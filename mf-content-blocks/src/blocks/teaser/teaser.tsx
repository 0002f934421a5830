import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { TeaserContent } from './block.ts';
import styles from './teaser.module.css';

/**
 * A short piece of text that leads to another page: a plate of paper, all of which can be clicked. At level 1 it opens its own
 * page, as an enamelled sign with a street on it.
 */
export default function Teaser({ id, content }: BlockProps<TeaserContent>) {
  const { heading, level = 2, kicker, text, link } = content;
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.teaser}
      data-level={level}
      data-plate={level === 1 ? undefined : ''}
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
        {link && <TeaserLink link={link} isOpening={level === 1} />}
      </div>
      {level === 1 && <Facade seed={STREET_SEED} width={1600} className={styles.street} />}
    </section>
  );
}

/** Every page that a teaser opens shows the same street. */
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
