import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { Project } from './project.ts';
import styles from './project-card.module.css';
import { describeCompletion, describeHomes, STATUS_TEXTS } from './project-text.ts';

/**
 * One project. Where it has no picture, its drawing shows how far it is: a blueprint, a shell without windows, a house with
 * lights on.
 */
export function ProjectCard({ id, level, project, rank }: ProjectCardProps) {
  const { uid, title, district, address, status, homes, text, picture, path } = project;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      kicker={district}
      {...(path === undefined ? {} : { href: path })}
      media={
        <div className={picture ? styles.picture : styles.drawing} data-status={status}>
          {picture ? (
            <Picture
              picture={picture}
              sizes={SIZES}
              ratio="3 / 2"
              priority={rank === 0}
              loading={rank !== undefined && rank < FIRST_ROW ? 'eager' : 'lazy'}
            />
          ) : (
            <Facade seed={uid} />
          )}
          <p className={styles.status}>{STATUS_TEXTS[status]}</p>
        </div>
      }
    >
      <p className={styles.text}>{text}</p>
      <dl className={styles.facts}>
        <dt>Adresse</dt>
        <dd>{address}</dd>
        <dt>Umfang</dt>
        <dd>{describeHomes(homes)}</dd>
        <dt>Fertigstellung</dt>
        <dd>{describeCompletion(project)}</dd>
      </dl>
    </Card>
  );
}

export interface ProjectCardProps {
  /** Unique on the page. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  project: Project;
  /** Place among the list's pictures, from 0, where the list opens its page: those of the first row are in the first view. */
  rank?: number | undefined;
}

/** Cards beside each other, at most. */
const FIRST_ROW = 3;

/** Of a card: one, two or three in a row. */
const SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
