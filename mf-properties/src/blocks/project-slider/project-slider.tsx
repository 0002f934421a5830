import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Slider } from '@stadtraum/shared-ui/slider';
import { ProjectCard } from '../../projects/project-card.tsx';
import type { ProjectSliderContent } from './content.ts';
import styles from './project-slider.module.css';

/**
 * A slider that shows as many projects as fit side by side (R2.11-4), or the card of a single project. Renders nothing without
 * projects.
 */
export default function ProjectSlider({ id, content }: BlockProps<ProjectSliderContent>) {
  const { heading, link, items } = content;
  const headingId = `${id}-heading`;
  const [first, second] = items;
  if (!first) return null;
  return (
    <div className={styles.projects} data-single={second === undefined || undefined}>
      <div className={styles.head}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {link && (
          <Link href={link.path} look="arrow">
            {link.label}
          </Link>
        )}
      </div>
      {second === undefined ? (
        <Grid layout="cards" labelledBy={headingId}>
          <ProjectCard id={`${id}-${first.uid}`} level={3} project={first} />
        </Grid>
      ) : (
        <Slider
          label={heading}
          views={{ base: 1.2, 768: 2, 1200: 3 }}
          slides={items.map((project) => ({
            id: String(project.uid),
            label: project.title,
            content: (
              <div className={styles.slide}>
                <ProjectCard id={`${id}-${project.uid}`} level={3} project={project} />
              </div>
            ),
          }))}
        />
      )}
    </div>
  );
}
