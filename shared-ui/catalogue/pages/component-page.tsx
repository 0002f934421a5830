import { renderToString } from 'react-dom/server';
import type { ComponentExample } from '../../src/component-example.ts';
import { type ComponentDocs, isExampleOf, type KitDocs, type TypeDocs } from '../kit-docs.ts';
import { idPrefix } from './example-modules.ts';
import { InlineCode } from './inline-code.tsx';
import { PropsTable } from './props-table.tsx';

/** The page of one component. */
export function ComponentPage({ kit, component, examples }: ComponentPageProps) {
  const { name, entry, summary, keys, rules, props, takesAttributes, types } = component;
  return (
    <>
      <p className="catalogue-lead">
        <InlineCode kit={kit} text={summary} />
      </p>
      <pre className="catalogue-code">{`import { ${name} } from '@stadtraum/shared-ui/${entry}';`}</pre>
      <h2>Rules</h2>
      <ul className="catalogue-list">
        {rules.map((rule) => (
          <li key={rule}>
            <InlineCode kit={kit} text={rule} />
          </li>
        ))}
      </ul>
      <h2>Keyboard</h2>
      {keys.length === 0 ? (
        <p>Not interactive.</p>
      ) : (
        <dl className="catalogue-keys">
          {keys.map((key) => (
            <div key={key.keys}>
              <dt>
                <Keys names={key.keys} />
              </dt>
              <dd>
                <InlineCode kit={kit} text={key.effect} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <h2>Examples</h2>
      {examples.map(
        (example, index) =>
          isExampleOf(component, example.name) && (
            <Example key={example.name} {...example} component={component} index={index} />
          ),
      )}
      <h2>Props</h2>
      <PropsTable kit={kit} label={`Props of ${name}`} props={props} />
      {takesAttributes && <p>All other attributes are passed to the native element.</p>}
      {types.length > 0 && <h2>Types</h2>}
      {types.map((type) => (
        <Type key={type.name} kit={kit} type={type} />
      ))}
    </>
  );
}

interface ComponentPageProps {
  kit: KitDocs;
  component: ComponentDocs;
  examples: readonly ComponentExample[];
}

function Keys({ names }: { names: string }) {
  return names
    .split(/(, | \+ )/)
    .map((part) => (/^(, | \+ )$/.test(part) ? part : <kbd key={part}>{part}</kbd>));
}

function Example({ component, index, name, element }: ExampleProps) {
  const { entry, exampleSources } = component;
  const html = renderToString(element, { identifierPrefix: idPrefix(entry, index) });
  const source = exampleSources[name];
  return (
    <section className="catalogue-example" aria-labelledby={`example-${index}`}>
      <h3 id={`example-${index}`} lang="de">
        {name}
      </h3>
      <div
        className="catalogue-stage"
        lang="de"
        data-component={entry}
        data-example={index}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it just above.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {source !== undefined && (
        <details className="catalogue-source">
          <summary>Source</summary>
          <pre className="catalogue-code" lang="de">
            {source}
          </pre>
        </details>
      )}
    </section>
  );
}

interface ExampleProps extends ComponentExample {
  component: ComponentDocs;
  index: number;
}

function Type({ kit, type: { name, summary, source, fields } }: { kit: KitDocs; type: TypeDocs }) {
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
      {summary && (
        <p>
          <InlineCode kit={kit} text={summary} />
        </p>
      )}
      {source && <pre className="catalogue-code">{source}</pre>}
      {fields.length > 0 && <PropsTable kit={kit} label={`Fields of ${name}`} props={fields} />}
    </>
  );
}
