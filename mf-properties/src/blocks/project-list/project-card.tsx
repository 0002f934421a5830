import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import type { Project } from './block.ts';
import styles from './project-list.module.css';
import { describeCompletion, describeHomes, STATUS_TEXTS } from './project-text.ts';

/** One project. Its drawing shows how far it is: a blueprint, a shell without windows, a house with lights on. */
export function ProjectCard({ id, level, project }: ProjectCardProps) {
  const { uid, title, district, address, status, homes, text } = project;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      kicker={district}
      media={
        <div className={styles.drawing} data-status={status}>
          <Facade seed={uid} />
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
}
