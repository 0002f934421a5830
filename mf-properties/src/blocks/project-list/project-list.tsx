import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Grid } from '@stadtraum/shared-ui/grid';
import { activeFilters, EmptyResult, listAddress } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { FilteredList } from '../../lists/filtered-list.tsx';
import { usePlaceHighlight } from '../../places/use-place-highlight.ts';
import { ProjectCard } from '../../projects/project-card.tsx';
import { describeResult } from '../../projects/project-text.ts';
import type { ProjectListContent } from './content.ts';
import { describeFilter } from './filter-names.ts';
import { ProjectFilter } from './project-filter.tsx';
import styles from './project-list.module.css';
import type { uses } from './uses.ts';

/** The list of building projects with its filter. Everything works without JavaScript, including the jump to the list. */
export default function ProjectList({ id, content, page }: BlockProps<ProjectListContent, 'path'>) {
  const { heading, level = 2, intro, queryPrefix, filter, options, problems, items, total } = content;
  const headingId = `${id}-heading`;
  const pictured = items.filter(({ picture }) => picture !== undefined);
  const list = { path: page.path, queryPrefix, anchor: `${id}-list` };
  const { submitted, ...values } = filter;
  const filters = activeFilters(values, describeFilter);
  const highlight = usePlaceHighlight(usePlatform<typeof uses>().bus);
  return (
    <section className={styles.projectList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <FilteredList
        list={list}
        label="Projekte filtern"
        isSubmitted={submitted}
        form={<ProjectFilter id={`${id}-filter`} {...{ list, filter, options, problems }} />}
        result={describeResult(total, filter.title)}
        problems={problems}
        filters={filters}
      >
        {items.length === 0 ? (
          <EmptyResult
            isFiltered={filters.length > 0}
            noRecords="Zurzeit stellen wir hier kein Projekt vor. Schauen Sie bald wieder vorbei."
            // Needs no `reset`, because there is a reset link above the list.
            noMatch="Prüfen Sie die Schreibweise, versuchen Sie es mit einem kürzeren Wort oder laden Sie die Liste ohne Filter."
          />
        ) : (
          <div {...highlight}>
            <Grid layout="cards">
              {items.map((project) => (
                <ProjectCard
                  key={project.uid}
                  id={`${id}-${project.uid}`}
                  level={level === 1 ? 2 : 3}
                  project={project}
                  pictureIndex={level === 1 ? pictured.indexOf(project) : undefined}
                />
              ))}
            </Grid>
          </div>
        )}
        <Pagination
          label="Seiten der Projekte"
          current={content.page ?? 1}
          count={content.pages ?? 1}
          hrefOf={(page) => listAddress(list, { filter: values, page })}
        />
      </FilteredList>
    </section>
  );
}
