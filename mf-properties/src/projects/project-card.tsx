import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { PlaceCard, type PlaceCardProps } from '../cards/place-card.tsx';
import type { Project, ProjectStatus } from './project.ts';
import styles from './project-card.module.css';
import { describeCompletion, describeHomes, STATUS_TEXTS } from './project-text.ts';

/** A card with the facts about a project. Without a picture, a drawing illustrates the project's status. */
export function ProjectCard({ id, level, project, pictureIndex }: ProjectCardProps) {
  const { district, address, status, homes, text } = project;
  return (
    <PlaceCard
      id={id}
      level={level}
      place={project}
      kicker={district}
      pictureIndex={pictureIndex}
      drawing={DRAWINGS[status]}
      labels={<p className={styles.status}>{STATUS_TEXTS[status]}</p>}
      facts={[
        ['Adresse', address],
        ['Umfang', describeHomes(homes)],
        ['Fertigstellung', describeCompletion(project)],
      ]}
    >
      <p className={styles.text}>{text}</p>
    </PlaceCard>
  );
}

export interface ProjectCardProps {
  /** Unique on the page. */
  id: string;
  /** Heading level of the title. */
  level: HeadingLevel;
  project: Project;
  /** Index among the list's pictures, so that the first row loads eagerly; undefined unless the list is at the top of its page. */
  pictureIndex?: number | undefined;
}

const DRAWINGS: Readonly<Record<ProjectStatus, PlaceCardProps['drawing']>> = {
  planned: 'blueprint',
  'under-construction': 'shell',
  completed: 'house',
};
