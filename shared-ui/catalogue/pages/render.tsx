import './catalogue.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentDocs, KitDocs, PageFiles } from '../kit-docs.ts';
import { ComponentPage } from './component-page.tsx';
import { exampleFile } from './example-modules.ts';
import { FunctionsPage } from './functions-page.tsx';
import { IndexPage } from './index-page.tsx';
import { Layout } from './layout.tsx';

const load = import.meta.webpackContext('../../src', { regExp: /\.examples\.tsx$/, mode: 'sync' });

/** Renders the catalogue's pages. @returns HTML by file name */
export function renderPages(kit: KitDocs, files: PageFiles): Record<string, string> {
  const page = (title: string, current: string | undefined, content: ReactNode) =>
    `<!doctype html>\n${renderToStaticMarkup(
      <Layout kit={kit} files={files} title={title} {...(current !== undefined && { current })}>
        {content}
      </Layout>,
    )}\n`;
  const componentPage = (component: ComponentDocs) => {
    const examples = load(exampleFile(component.entry)).default;
    return page(
      component.name,
      component.page,
      <ComponentPage kit={kit} component={component} examples={examples} />,
    );
  };
  return {
    'index.html': page('Kit catalogue', undefined, <IndexPage kit={kit} />),
    'functions.html': page('Functions and hooks', 'functions', <FunctionsPage kit={kit} />),
    ...Object.fromEntries(
      kit.components.map((component) => [`${component.page}.html`, componentPage(component)]),
    ),
  };
}
