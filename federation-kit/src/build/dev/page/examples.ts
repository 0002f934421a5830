import type { FunctionComponent, ReactElement } from 'react';
import { createElement } from 'react';
import type { BlockDefinition } from '../../../define-block/index.ts';
import { WatchedExample } from './watched-example.tsx';

/** A block with its examples as data, or a component with its examples as elements. */
export interface ExampleGroup {
  name: string;
  /** Path of the examples' file, from the package's folder. */
  file: string;
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
  /** Path of its file, from the package's folder. */
  file: string;
  /** Absent for a component's example. */
  block: BlockDefinition | undefined;
  content: unknown;
  element: ReactElement;
}

export function shownExamples(groups: readonly ExampleGroup[]): ShownExample[] {
  return groups.flatMap(({ name: group, file, block, examples }) =>
    examples.map((example) => {
      const id = `${group}--${kebab(example.name)}`;
      const { name, content } = example;
      return { id, group, name, file, block, content, element: elementOf(id, block, example) };
    }),
  );
}

function elementOf(id: string, block: BlockDefinition | undefined, example: ListedExample): ReactElement {
  if (block === undefined) return example.element ?? createElement('p', {}, 'This example has no element.');
  const { content, page = {} } = example;
  const props = { id, content, page };
  // The page shows violations of the block's schema beside the example.
  const element = createElement(block.component as unknown as FunctionComponent<typeof props>, props);
  const path = 'path' in page && typeof page.path === 'string' ? page.path : '/';
  return createElement(WatchedExample, { id, block, content, path, element });
}

function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
