import type { ReactNode } from 'react';
import type { ComponentDocs, KitDocs, PageFiles } from '../kit-docs.ts';

/** The frame of every page: head, navigation by purpose, content. */
export function Layout({ kit, files, title, current, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{current === undefined ? title : `${title} – Kit catalogue`}</title>
        <link rel="icon" href="data:," />
        {files.stylesheets.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        <script defer src={files.script} />
      </head>
      <body className="catalogue">
        <a className="catalogue-skip" href="#content">
          Skip to content
        </a>
        <header className="catalogue-bar">
          <a href="index.html" aria-current={current === undefined ? 'page' : undefined}>
            <strong>Kit catalogue</strong> <span>@stadtraum/shared-ui</span>
          </a>
        </header>
        <nav className="catalogue-nav" aria-label="Components">
          <details open data-navigation>
            <summary>Components</summary>
            <search hidden>
              <label>
                Filter
                <input type="search" data-filter autoComplete="off" />
              </label>
            </search>
            {groupsOf(kit.components).map(([group, components]) => (
              <section key={group} data-group={group} aria-labelledby={`nav-${group}`}>
                <h2 id={`nav-${group}`}>{group}</h2>
                <ul>
                  {components.map(({ name, page, summary }) => (
                    <li key={name} data-search={summary}>
                      <a href={`${page}.html`} aria-current={page === current ? 'page' : undefined}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <section data-group="Code" aria-labelledby="nav-code">
              <h2 id="nav-code">Code</h2>
              <ul>
                <li data-search={kit.functions.map(({ name }) => name).join(' ')}>
                  <a href="functions.html" aria-current={current === 'functions' ? 'page' : undefined}>
                    Functions and hooks
                  </a>
                </li>
              </ul>
            </section>
          </details>
        </nav>
        <main id="content" className="catalogue-content" tabIndex={-1}>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

interface LayoutProps {
  kit: KitDocs;
  files: PageFiles;
  title: string;
  /** Name of the page; undefined for the index. */
  current?: string;
  children: ReactNode;
}

/** Groups components by purpose, in alphabetical order. */
export function groupsOf(components: readonly ComponentDocs[]): [string, ComponentDocs[]][] {
  const groups = new Map<string, ComponentDocs[]>();
  for (const component of components) {
    const group = component.group ?? 'Other';
    groups.set(group, [...(groups.get(group) ?? []), component]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
