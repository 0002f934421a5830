import './workbench.css';
import { groups } from 'virtual:examples.js';
import { createRoot } from 'react-dom/client';
import { applyColourScheme } from './colour-scheme.ts';
import { shownExamples } from './examples.ts';
import { logProblems } from './log.ts';
import { currentSettings, onSettings } from './settings.ts';
import { Workbench } from './workbench.tsx';

const element = document.getElementById('workbench');
if (element === null) throw new Error('the page has no element for the workbench');
const root = createRoot(element);

function show(): void {
  const only = new URLSearchParams(location.search).get('example') ?? undefined;
  root.render(<Workbench examples={shownExamples(groups)} only={only} />);
}

logProblems();
onSettings(applyColourScheme(() => currentSettings().scheme));
show();
// Fast refresh replaces components. Examples and declarations are data: when they change, the page renders again.
import.meta.webpackHot?.accept('virtual:examples.js', show);
