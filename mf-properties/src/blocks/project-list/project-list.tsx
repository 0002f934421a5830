import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Grid } from '@stadtraum/shared-ui/grid';
import { filtersInForce } from '../../lists/filter-in-force.ts';
import { FilteredList } from '../../lists/filtered-list.tsx';
import { usePlaceHighlight } from '../../places/use-place-highlight.ts';
import { ProjectCard } from '../../projects/project-card.tsx';
import { describeResult } from '../../projects/project-text.ts';
import type { ProjectListContent } from './content.ts';
import { EmptyResult } from './empty-result.tsx';
import { describeFilter, PLUGIN } from './filter-names.ts';
import { ProjectFilter } from './project-filter.tsx';
import styles from './project-list.module.css';

/** The building projects with their filter. Filter, jump and list are complete without JavaScript. */
export default function ProjectList({ id, content, page }: BlockProps<ProjectListContent, 'path'>) {
  const { heading, level = 2, intro, filter, options, items, total } = content;
  const headingId = `${id}-heading`;
  const pictured = items.filter(({ picture }) => picture !== undefined);
  const place = { path: page.path, prefix: PLUGIN, anchor: `${id}-list` };
  const { submitted, ...values } = filter;
  const inForce = filtersInForce(values, describeFilter);
  const highlight = usePlaceHighlight();
  return (
    <section className={styles.projectList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <FilteredList
        place={place}
        label="Projekte filtern"
        isSubmitted={submitted}
        form={<ProjectFilter id={`${id}-filter`} place={place} filter={filter} options={options} />}
        result={describeResult(total, filter.title)}
        inForce={inForce}
      >
        {items.length === 0 ? (
          <EmptyResult isFiltered={inForce.length > 0} />
        ) : (
          <div {...highlight}>
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
          </div>
        )}
      </FilteredList>
    </section>
  );
}
