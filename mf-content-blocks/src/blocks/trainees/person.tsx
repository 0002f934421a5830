import { Heading } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { Trainee } from './content.ts';
import styles from './trainees.module.css';

/** A trainee's portrait, first name, profession and year of training. */
export function Person({ person: { name, profession, year, picture }, priority }: PersonProps) {
  return (
    <figure className={styles.person}>
      {picture ? (
        <Picture picture={picture} sizes={SIZES} ratio="4 / 5" priority={priority} />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <figcaption>
        <Heading level={3} look={4}>
          {name}
        </Heading>
        <p>{profession}</p>
        {year && <p className={styles.detail}>{year}</p>}
      </figcaption>
    </figure>
  );
}

export interface PersonProps {
  person: Trainee;
  /** Whether the portrait loads with high priority. */
  priority: boolean;
}

const SIZES = '(width >= 96rem) 30rem, (width >= 75rem) 30vw, (width >= 48rem) 46vw, 94vw';
