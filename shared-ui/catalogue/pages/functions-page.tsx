import type { KitDocs } from '../kit-docs.ts';
import { InlineCode } from './inline-code.tsx';

/** The functions and hooks that the kit exports. */
export function FunctionsPage({ kit }: { kit: KitDocs }) {
  return kit.functions.map(({ name, entry, signature, summary }) => (
    <section key={name}>
      <h2>
        <code>{name}</code>
      </h2>
      <pre className="catalogue-code">{`import { ${name} } from '@stadtraum/shared-ui/${entry}';\n\n${name}: ${signature}`}</pre>
      <p>
        <InlineCode kit={kit} text={summary} />
      </p>
    </section>
  ));
}
