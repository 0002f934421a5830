import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { longProject, projects } from '../../projects/project.examples.ts';
import type { ProjectSliderContent } from './content.ts';

const link = { label: 'Alle Projekte', path: '/immobilien/projekte' };
const heading = 'Was wir bauen';

export default [
  {
    name: 'sechs Projekte',
    content: {
      ...{ heading, link, total: 6 },
      items: [...projects, ...projects.map((project) => ({ ...project, uid: project.uid + 100 }))],
    },
  },
  { name: 'ein Projekt', content: { heading, items: projects.slice(0, 1), total: 1 } },
  { name: 'keines', content: { heading, items: [], total: 0 } },
  { name: 'langes Wort', content: { heading, items: [longProject, ...projects], total: 4 } },
] satisfies BlockExample<ProjectSliderContent>[];
