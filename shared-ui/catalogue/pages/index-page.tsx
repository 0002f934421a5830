import type { KitDocs } from '../kit-docs.ts';
import { InlineCode } from './inline-code.tsx';
import { groupsOf } from './layout.tsx';

/** Lists all components by purpose, each with the first sentence of its docstring. */
export function IndexPage({ kit }: { kit: KitDocs }) {
  return (
    <>
      <p className="catalogue-lead">
        {kit.components.length} components for all teams. Each page shows its examples, props, keys and rules,
        all read from the source.
      </p>
      {groupsOf(kit.components).map(([group, components]) => (
        <section key={group} data-group={group}>
          <h2>{group}</h2>
          <ul className="catalogue-index">
            {components.map(({ name, page, summary }) => (
              <li key={name} data-search="">
                <h3>
                  <a href={`${page}.html`}>{name}</a>
                </h3>
                <p>
                  <InlineCode kit={{ ...kit, components: [] }} text={firstSentence(summary)} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s+[A-Z`]|$)/s.exec(text)?.[0] ?? text;
}
