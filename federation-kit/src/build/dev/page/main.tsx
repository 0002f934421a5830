import './workbench.css';
import { groups } from 'virtual:examples.js';
import { createRoot } from 'react-dom/client';
import { shownExamples } from './examples.ts';
import { Workbench } from './workbench.tsx';

const element = document.getElementById('workbench');
if (element === null) throw new Error('the page has no element for the workbench');
const root = createRoot(element);

function show(): void {
  const only = new URLSearchParams(location.search).get('example') ?? undefined;
  root.render(<Workbench examples={shownExamples(groups)} only={only} />);
}

show();
// Components are exchanged by fast refresh; examples and declarations are data, so the page is rendered anew.
import.meta.webpackHot?.accept('virtual:examples.js', show);
