import { useEffect } from 'react';
import { PlatformProvider } from '../../../platform/index.ts';
import { ExampleBoundary } from './example-boundary.tsx';
import type { ShownExample } from './examples.ts';
import { pagePlatform } from './page-platform.ts';

interface WorkbenchProps {
  examples: readonly ShownExample[];
  /** Id of the only example to show. @default all examples, below an index */
  only: string | undefined;
}

/** Shows all examples of a package one below the other, or a single one as on a page. */
export function Workbench({ examples, only }: WorkbenchProps) {
  useEffect(scrollToHash, []);
  const shown = only === undefined ? examples : examples.filter(({ id }) => id === only);
  return (
    <PlatformProvider platform={pagePlatform}>
      {only === undefined && <Index examples={examples} />}
      {shown.map((example) => (
        <section
          aria-label={`${example.group}, ${example.name}`}
          id={`example-${example.id}`}
          key={example.id}
        >
          {only === undefined && <Caption {...example} />}
          <div data-region="main">
            <div data-block={example.id} data-block-type={example.group}>
              <ExampleBoundary name={example.name}>{example.element}</ExampleBoundary>
            </div>
          </div>
        </section>
      ))}
      {shown.length === 0 && <p className="workbench-missing">There is no example {only}.</p>}
    </PlatformProvider>
  );
}

/** Scrolls to the hash's element, which did not exist yet when the browser looked for it. */
function scrollToHash(): void {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

function Index({ examples }: { examples: readonly ShownExample[] }) {
  const groups = [...new Set(examples.map(({ group }) => group))];
  return (
    <nav aria-label="Examples" className="workbench-index" lang="en">
      <h1>{document.title}</h1>
      <dl>
        {groups.map((group) => (
          <div key={group}>
            <dt>{group}</dt>
            {examples
              .filter((example) => example.group === group)
              .map(({ id, name }) => (
                <dd key={id}>
                  <a href={`#example-${id}`}>{name}</a>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}

function Caption({ id, group, name }: ShownExample) {
  return (
    <p className="workbench-caption" lang="en">
      <a href={`#example-${id}`}>{group}</a> {name} <a href={`?example=${encodeURIComponent(id)}`}>alone</a>
    </p>
  );
}
