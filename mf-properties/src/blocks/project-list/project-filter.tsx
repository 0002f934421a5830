import {
  ChoiceFilter,
  ChoicesFilter,
  filterFields,
  type ListLocation,
  TextFilter,
} from '@stadtraum/shared-ui/list';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { ProjectListContent } from './content.ts';
import { describeStatus } from './filter-names.ts';

/** The list's filter: a title field, selects and checkboxes. */
export function ProjectFilter({ id, list, filter, options, problems }: ProjectFilterProps) {
  const field = filterFields({ id, queryPrefix: list.queryPrefix, filter, options, problems });
  return (
    <ListFilter id={id} list={list} legend="Projekte filtern" extension="DmshProjects">
      <TextFilter
        {...field('title')}
        label="Titel"
        hint="Ein Wort aus dem Titel genügt, zum Beispiel „Uferstraße“."
      />
      <ChoiceFilter {...field('district')} label="Bezirk" all="Alle Bezirke" />
      <ChoiceFilter {...field('status')} label="Stand" all="Jeder Stand" labelOf={describeStatus} />
      <ChoiceFilter {...field('kind')} label="Art" all="Alle Arten" />
      <ChoicesFilter {...field('features')} label="Merkmale" hint="Es genügt, wenn eines davon zutrifft." />
    </ListFilter>
  );
}

export interface ProjectFilterProps extends Pick<ProjectListContent, 'filter' | 'options'> {
  /** Unique on the page. */
  id: string;
  /** After a submission, the page jumps to the list's anchor. */
  list: ListLocation & { anchor: string };
  problems: ProjectListContent['problems'];
}
