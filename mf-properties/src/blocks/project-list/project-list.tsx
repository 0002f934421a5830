import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Button } from '@stadtraum/shared-ui/button';
import { Grid } from '@stadtraum/shared-ui/grid';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import type { ProjectListContent } from './block.ts';
import { EmptyResult } from './empty-result.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilter } from './project-filter.tsx';
import styles from './project-list.module.css';
import { describeResult } from './project-text.ts';

/** The building projects with their filter. Filter, jump and list are complete without JavaScript. */
export default function ProjectList({ id, content, page }: BlockProps<ProjectListContent, 'path'>) {
  const { heading, level = 2, intro, filter, items, total } = content;
  const headingId = `${id}-heading`;
  const pictured = items.filter(({ picture }) => picture !== undefined);
  const sectionId = `${id}-list`;
  const resultId = `${id}-result`;
  return (
    <section className={styles.projectList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      {/* The filter's jump ends here (R2.2-2): its focus tells the result. */}
      <section
        id={sectionId}
        className={styles.section}
        tabIndex={-1}
        aria-label="Projekte filtern"
        aria-describedby={resultId}
      >
        <ProjectFilter id={`${id}-filter`} path={page.path} anchor={sectionId} filter={filter} />
        <ResultLine
          id={resultId}
          action={
            // A link, so that it works without JavaScript: the page without its query (R2.2-4).
            <Button href={page.path} variant="quiet" className={styles.listReset}>
              Liste zurücksetzen
            </Button>
          }
        >
          {describeResult(total, filter.title)}
        </ResultLine>
        {items.length === 0 ? (
          <EmptyResult isFiltered={filter.title !== ''} />
        ) : (
          <Grid layout="cards">
            {items.map((project) => (
              <ProjectCard
                key={project.uid}
                id={`${id}-${project.uid}`}
                level={level === 1 ? 2 : 3}
                project={project}
                rank={level === 1 ? pictured.indexOf(project) : undefined}
              />
            ))}
          </Grid>
        )}
      </section>
    </section>
  );
}
