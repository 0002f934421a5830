import type { FunctionComponent, ReactElement } from 'react';
import { createElement } from 'react';
import type { BlockDefinition } from '../../../define-block/index.ts';

/** A block with its examples as data, or a component with its examples as elements. */
export interface ExampleGroup {
  name: string;
  block?: BlockDefinition;
  examples: readonly ListedExample[];
}

interface ListedExample {
  name: string;
  content?: unknown;
  page?: object;
  element?: ReactElement;
}

/** An example that the page shows. */
export interface ShownExample {
  /** Unique on the page; used in links and as the block's id. */
  id: string;
  group: string;
  name: string;
  element: ReactElement;
}

export function shownExamples(groups: readonly ExampleGroup[]): ShownExample[] {
  return groups.flatMap(({ name: group, block, examples }) =>
    examples.map((example) => {
      const id = `${group}--${kebab(example.name)}`;
      return { id, group, name: example.name, element: elementOf(id, block, example) };
    }),
  );
}

function elementOf(id: string, block: BlockDefinition | undefined, example: ListedExample): ReactElement {
  if (block === undefined) return example.element ?? createElement('p', {}, 'This example has no element.');
  const props = { id, content: example.content, page: example.page ?? {} };
  // The build and the conformance suite check examples against the block's schema.
  return createElement(block.component as unknown as FunctionComponent<typeof props>, props);
}

function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
