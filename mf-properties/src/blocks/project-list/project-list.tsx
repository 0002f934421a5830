import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Heading } from '@stadtraum/shared-ui/heading';
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
      <div className={styles.head}>
        <Heading level={level} id={headingId}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
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
          // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
          <ul className={styles.list} role="list">
            {items.map((project) => (
              <li key={project.uid} className={styles.item}>
                <ProjectCard
                  id={`${id}-${project.uid}`}
                  level={level === 1 ? 2 : 3}
                  project={project}
                  rank={level === 1 ? pictured.indexOf(project) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </section>
  );
}
