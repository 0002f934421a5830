import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { longProject, projects } from '../../projects/project.examples.ts';
import type { ProjectListContent } from './content.ts';

const page = { path: '/immobilien/projekte' };

const queryPrefix = 'tx_dmshprojects_projectslist';

const filter: ProjectListContent['filter'] = {
  ...{ title: '', district: '', status: '', kind: '', features: [], submitted: false },
};

const options: ProjectListContent['options'] = {
  district: [
    { value: 'Hafen', hits: 1 },
    { value: 'Nord', hits: 1 },
    { value: 'Südring', hits: 1 },
  ],
  status: [
    { value: 'planned', hits: 1 },
    { value: 'under-construction', hits: 1 },
    { value: 'completed', hits: 1 },
  ],
  kind: [{ value: 'Neubau', hits: 3 }],
  features: [
    { value: 'WBS-Wohnungen', hits: 2 },
    { value: 'barrierefrei', hits: 0 },
  ],
};

export default [
  {
    name: 'alle Projekte',
    content: {
      heading: 'Projekte',
      level: 1,
      intro:
        'Was wir bauen, planen und zuletzt fertiggestellt haben. Vormerken lassen können Sie sich jeweils ein Jahr vor dem Bezug.',
      queryPrefix,
      filter,
      options,
      items: projects,
      total: projects.length,
    },
    page,
  },
  {
    name: 'gefiltert und abgeschickt',
    content: {
      heading: 'Projekte',
      queryPrefix,
      filter: { ...filter, title: 'Ufer', status: 'planned', features: ['barrierefrei'], submitted: true },
      options,
      items: projects.slice(1, 2),
      total: 1,
    },
    page,
  },
  {
    name: 'nichts gefunden',
    content: {
      heading: 'Projekte',
      queryPrefix,
      filter: { ...filter, title: 'Luftschloss' },
      options,
      items: [],
      total: 0,
    },
    page,
  },
  {
    name: 'leer',
    content: { heading: 'Projekte', queryPrefix, filter, options, items: [], total: 0 },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Neubauvorhaben'.repeat(15).slice(0, 200),
      intro: 'Quartiersentwicklung'.repeat(10).slice(0, 200),
      queryPrefix,
      filter: { ...filter, title: 'Dachgeschossausbau'.repeat(12).slice(0, 200) },
      options,
      items: [longProject],
      total: 1,
    },
    page,
  },
] satisfies BlockExample<ProjectListContent, 'path'>[];
