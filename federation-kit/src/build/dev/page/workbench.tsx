import { useEffect, useRef } from 'react';
import { PlatformProvider } from '../../../platform/index.ts';
import { ExampleBoundary } from './example-boundary.tsx';
import { ExampleNotes } from './example-notes.tsx';
import type { ShownExample } from './examples.ts';
import { withEventLog } from './log.ts';
import { pagePlatform } from './page-platform.ts';
import { useSettings } from './settings.ts';
import { StaticExample } from './static-example.tsx';
import { Toolbar } from './toolbar.tsx';

interface WorkbenchProps {
  examples: readonly ShownExample[];
  /** Id of the only example to show. @default all examples, below an index */
  only: string | undefined;
}

/** The frame of another width shows the same page without its tools. */
const IS_FRAME = window.self !== window.top;

const platform = withEventLog(pagePlatform);

/** Shows all examples of a package one below the other, or a single one as on a page; in the window, or in a frame of another width. */
export function Workbench({ examples, only }: WorkbenchProps) {
  useEffect(scrollToHash, []);
  const { width } = useSettings();
  const shown = only === undefined ? examples : examples.filter(({ id }) => id === only);
  const hasFrame = width !== 'window' && !IS_FRAME;
  return (
    <PlatformProvider platform={platform}>
      {only === undefined && !IS_FRAME && <Index examples={examples} />}
      {hasFrame ? (
        <Frame width={width} />
      ) : (
        shown.map((example) => <Example hasCaption={only === undefined} key={example.id} {...example} />)
      )}
      {shown.length === 0 && <p className="workbench-missing">There is no example {only}.</p>}
      {!IS_FRAME && <Toolbar />}
    </PlatformProvider>
  );
}

/** Scrolls to the hash's element, which did not exist yet when the browser looked for it. */
function scrollToHash(): void {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

function Frame({ width }: { width: string }) {
  return (
    <div className="workbench-frame">
      <iframe src={location.href} style={{ width: `${width}px` }} title={`Examples, ${width} px wide`} />
    </div>
  );
}

function Example({ hasCaption, ...example }: ShownExample & { hasCaption: boolean }) {
  const { id, group, name, element } = example;
  const { rendering } = useSettings();
  const container = useRef<HTMLDivElement>(null);
  const attributes = { 'data-block': id, 'data-block-type': group, ref: container };
  return (
    <section aria-label={`${group}, ${name}`} id={`example-${id}`}>
      {hasCaption && <Caption {...example} />}
      <ExampleNotes element={container} example={example} />
      <div data-region="main">
        <ExampleBoundary key={rendering} name={name}>
          {rendering === 'static' ? (
            <StaticExample attributes={attributes} element={element} id={id} />
          ) : (
            <div {...attributes}>{element}</div>
          )}
        </ExampleBoundary>
      </div>
    </section>
  );
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
